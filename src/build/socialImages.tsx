/** Draws the Open Graph images and the icons, without a browser. Part of the server build (`src/server.ts`). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { Domain } from '#core/questions/programs.ts';
import { emblemOf, type ProgramId, programOf } from '../content/programs.ts';
import { type NewsItem, newsItems, sliceOf } from '../content/news.ts';
import { programImages, sceneImages, type SceneImage, socialImageSize } from '../content/socialImages.ts';
import { Emblem, type EmblemName } from '../ui/Emblem.tsx';
import { edgeTile } from '../ui/Section.css.ts';
import { colors } from '../theme/colors.ts';
import { Port } from '../scenes/Port.tsx';
import type { LanguageContext } from './context.ts';
import { wordsOfProgram } from './openGraph.ts';

const { width, height } = socialImageSize;

interface Composition {
  /** The name of a drawing. */
  scene: string;
  emblem: EmblemName;
  background: string;
}

const drawings = import.meta.glob<string>('./**/*.svg', {
  base: '../scenes/',
  eager: true,
  import: 'default',
  query: '?raw',
});

const compositions: Record<Exclude<SceneImage, 'school'>, Composition> = {
  about: { scene: 'lake-assal', emblem: 'school', background: colors.seaDeep },
  programs: { scene: 'gulf-chart', emblem: 'school', background: colors.seaDeep },
  licences: { scene: 'port-cranes', emblem: 'licence', background: colors.sky },
  masters: { scene: 'dhow-leaving', emblem: 'master', background: colors.seaDeep },
  executive: { scene: 'evening-class', emblem: 'executive', background: colors.coralTint },
  admissions: { scene: 'mountain-track', emblem: 'school', background: colors.seaDeep },
  campus: { scene: 'campus-by-salt-flats', emblem: 'school', background: colors.seaDeep },
  news: { scene: 'news/railway-corridor', emblem: 'school', background: colors.seaDeep },
  certifications: { scene: 'sealed-certificate', emblem: 'school', background: colors.seaDeep },
  contact: { scene: 'coast-map', emblem: 'school', background: colors.seaDeep },
};

const scenesByDomain: Record<Domain, string> = {
  'comptabilite-controle-audit': 'audit-scales',
  'strategie-gestion': 'gulf-chart',
  'logistique-transport': 'port-cranes',
  'systemes-reseaux-securite': 'cable-landing',
  'genie-electrique': 'news/solar-field',
};

// The gradient of `.port` continues the sea of `Port` to the left.
const css = `
  * { margin: 0; box-sizing: border-box }
  .scene-image, .program-image, .port { width: ${width}px; height: ${height}px; overflow: hidden; display: grid }
  .scene-image { grid-template-columns: 340px 40px 820px }
  .panel { display: grid; place-items: center }
  .panel svg { width: 308px; height: 308px }
  .band { background: ${colors.seaDeep} ${edgeTile} center top / 40px 40px }
  .port { position: relative; background: linear-gradient(${colors.seaDeep} 492px, ${colors.salt} 492px 499px, ${colors.sky} 499px) }
  .port svg { position: absolute; inset: 0; width: ${width}px; height: ${height}px }
  .port .logo svg { left: 48px; top: 88px; width: 308px; height: 308px }
  .program-image { grid-template-columns: 720px 40px 440px; color: ${colors.salt} }
  .words { display: grid; align-content: space-between; padding: 56px 40px 52px 64px; background: ${colors.seaDeep}; font-family: Body; font-size: 32px; line-height: 1.2 }
  .school { display: grid; grid-template-columns: 96px 496px; gap: 24px; align-items: center; color: ${colors.sky} }
  .school svg { width: 96px; height: 96px }
  h1 { font-family: Heading; font-size: 56px; font-weight: 700; line-height: 1.06; text-wrap: balance }
  .fact { display: grid; grid-template-columns: 216px 400px; padding: 6px 0 }
  dt { color: ${colors.sky} }
  dd { font-weight: 700 }
`;

/** Emblem, woven band and drawing, without words, so that all languages share the image. */
function SceneDrawing({ name }: { name: SceneImage }) {
  if (name === 'school')
    return (
      <div className="port">
        <Port viewBox="-419 0 1219 640" />
        <div className="logo">
          <Emblem name="school" />
        </div>
      </div>
    );
  return <Composed {...compositions[name]} />;
}

function Composed({ scene, emblem, background }: Composition) {
  return (
    <div className="scene-image">
      <div className="panel" style={{ background }}>
        <Emblem name={emblem} />
      </div>
      <div className="band" />
      <Scene name={scene} width={820} />
    </div>
  );
}

/** The drawing of an article beside the school's emblem. One with a photograph has the drawing of the news. */
function ArticleDrawing({ item: { drawing } }: { item: NewsItem }) {
  return <Composed {...compositions.news} {...(drawing && { scene: `news/${drawing}` })} />;
}

/** Emblem and facts of a programme beside the drawing of its field of study. */
function ProgramDrawing({ id, context }: { id: ProgramId; context: LanguageContext }) {
  const { title, facts } = wordsOfProgram(id, context);
  return (
    <div className="program-image">
      <div className="words">
        <div className="school">
          <Emblem name={emblemOf(id)} />
          <p>
            {context.t('common:schoolName')}, {context.t('common:location')}
          </p>
        </div>
        <h1>{title}</h1>
        <dl>
          {facts.map(({ name, value }) => (
            <div className="fact" key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="band" />
      <Scene name={scenesByDomain[programOf(id).domain]} width={440} />
    </div>
  );
}

/** A drawing of this width, as high as the image. The drawings’ `preserveAspectRatio` crops them. */
function Scene({ name, width }: { name: string; width: number }) {
  const svg = drawings[`./${name}.svg`];
  if (!svg) throw new Error(`src/scenes has no drawing ${name}.`);
  const sized = svg.replace('<svg', `<svg width="${width}" height="${height}"`);
  return <img src={`data:image/svg+xml,${encodeURIComponent(sized)}`} alt="" />;
}

/** Writes `social/*.png`, with the words of `context`, and the icons of old browsers and home screens to `folder`. */
export async function writeSocialImages(
  folder: string,
  root: string,
  context: LanguageContext,
): Promise<void> {
  const renderer = new Renderer();
  for (const [name, file] of [
    ['Heading', 'bricolage-grotesque'],
    ['Body', 'atkinson-hyperlegible-next'],
  ] as const)
    await renderer.registerFont({ name, data: readFileSync(join(root, `src/theme/fonts/${file}.woff2`)) });

  const draw = async (file: string, drawing: ReactElement, size: { width: number; height: number }) => {
    const { node } = await fromJsx(drawing);
    const format = file.endsWith('.ico') ? 'ico' : 'png';
    writeFileSync(join(folder, file), await renderer.render(node, { ...size, format, css: [css] }));
  };
  mkdirSync(join(folder, 'social'), { recursive: true });
  for (const name of sceneImages)
    await draw(`social/${name}.png`, <SceneDrawing name={name} />, socialImageSize);
  for (const { id, name } of programImages)
    await draw(`social/${name}.png`, <ProgramDrawing id={id} context={context} />, socialImageSize);
  for (const item of newsItems)
    await draw(`social/${sliceOf(item.id)}.png`, <ArticleDrawing item={item} />, socialImageSize);
  for (const [file, size] of [
    ['favicon.ico', 48],
    ['apple-touch-icon.png', 180],
    ['icon-512.png', 512],
  ] as const)
    await draw(file, <Emblem name="school" />, { width: size, height: size });
}

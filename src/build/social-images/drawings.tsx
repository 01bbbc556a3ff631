import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from '#core/questions/programs.ts';
import { emblemOf, type ProgramId, programOf } from '../../content/programs.ts';
import {
  programImages,
  sceneImages,
  type SceneImage as Name,
  socialImageSize,
} from '../../content/socialImages.ts';
import { readPublishedCatalogs } from '../../catalogs/readLocales.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { Emblem, type EmblemName } from '../../ui/Emblem.tsx';
import { edgeTile } from '../../ui/WovenEdge.css.ts';
import { colors } from '../../theme/colors.ts';
import auditScales from '../../scenes/audit-scales.svg?raw';
import cableLanding from '../../scenes/cable-landing.svg?raw';
import campusBySaltFlats from '../../scenes/campus-by-salt-flats.svg?raw';
import coastMap from '../../scenes/coast-map.svg?raw';
import dhowLeaving from '../../scenes/dhow-leaving.svg?raw';
import eveningClass from '../../scenes/evening-class.svg?raw';
import gulfChart from '../../scenes/gulf-chart.svg?raw';
import lakeAssal from '../../scenes/lake-assal.svg?raw';
import mountainTrack from '../../scenes/mountain-track.svg?raw';
import { Port } from '../../scenes/Port.tsx';
import portCranes from '../../scenes/port-cranes.svg?raw';
import railwayCorridor from '../../scenes/news/railway-corridor.svg?raw';
import sealedCertificate from '../../scenes/sealed-certificate.svg?raw';
import solarField from '../../scenes/news/solar-field.svg?raw';
import { createLanguageContext, textOfProgram, wordsOfProgram } from '../context.ts';

interface Composition {
  /** SVG markup of the drawing. */
  scene: string;
  emblem: EmblemName;
  /** Colour behind the emblem. */
  background: string;
}

const compositions: Record<Exclude<Name, 'school'>, Composition> = {
  about: { scene: lakeAssal, emblem: 'school', background: colors.seaDeep },
  programs: { scene: gulfChart, emblem: 'school', background: colors.seaDeep },
  licences: { scene: portCranes, emblem: 'licence', background: colors.sky },
  masters: { scene: dhowLeaving, emblem: 'master', background: colors.seaDeep },
  executive: { scene: eveningClass, emblem: 'executive', background: colors.coralTint },
  admissions: { scene: mountainTrack, emblem: 'school', background: colors.seaDeep },
  campus: { scene: campusBySaltFlats, emblem: 'school', background: colors.seaDeep },
  news: { scene: railwayCorridor, emblem: 'school', background: colors.seaDeep },
  certifications: { scene: sealedCertificate, emblem: 'school', background: colors.seaDeep },
  contact: { scene: coastMap, emblem: 'school', background: colors.seaDeep },
};

const { width, height } = socialImageSize;

// The gradient of `.whole` continues the sea of `Port` under the emblem. The horizon of `Port` is at 500 of 640 SVG units.
const style = `
  * { margin: 0; box-sizing: border-box }
  body { width: ${width}px; height: ${height}px; overflow: hidden; display: grid; grid-template-columns: 340px 40px 1fr }
  .panel { display: grid; place-items: center }
  .panel svg { width: 308px; height: 308px }
  .band { background: ${colors.seaDeep} ${edgeTile} center top / 40px 40px }
  .scene { min-width: 0; overflow: hidden }
  .scene svg { display: block; width: 100%; height: ${height}px }
  .whole { position: relative; grid-column: 1 / -1; background: linear-gradient(${colors.seaDeep} 492px, ${colors.salt} 492px 499px, ${colors.sky} 499px) }
  .whole > :first-child { position: absolute; inset: 0 0 auto auto; width: 788px; height: ${height}px }
  .whole > :last-child { position: absolute; left: 48px; top: 88px; width: 308px; height: 308px }
`;

function draw(name: Name): string {
  const body =
    name === 'school' ? (
      <div className="whole">
        <Port />
        <Emblem name="school" />
      </div>
    ) : (
      <>
        <div className="panel" style={{ background: compositions[name].background }}>
          <Emblem name={compositions[name].emblem} />
        </div>
        <div className="band" />
        <div className="scene" dangerouslySetInnerHTML={{ __html: compositions[name].scene }} />
      </>
    );
  return `<!doctype html><style>${style}</style>${renderToStaticMarkup(body)}`;
}

/** The scene of each field of study, for the images of programmes. */
const scenesByDomain: Record<Domain, string> = {
  'comptabilite-controle-audit': auditScales,
  'strategie-gestion': gulfChart,
  'logistique-transport': portCranes,
  'systemes-reseaux-securite': cableLanding,
  'genie-electrique': solarField,
};

const root = process.cwd();
const font = (name: string) =>
  `url(data:font/woff2;base64,${readFileSync(join(root, `src/theme/fonts/${name}.woff2`)).toString('base64')})`;
const programStyle = `
  @font-face { font-family: Heading; src: ${font('bricolage-grotesque')} }
  @font-face { font-family: Body; font-weight: 400 700; src: ${font('atkinson-hyperlegible-next')} }
  body { grid-template-columns: 720px 40px 1fr; color: ${colors.salt} }
  .words { display: grid; align-content: space-between; padding: 56px 40px 52px 64px; background: ${colors.seaDeep}; font: 32px/1.2 Body }
  .school { display: grid; grid-template-columns: 96px 1fr; gap: 24px; align-items: center; color: ${colors.sky} }
  .school svg { width: 96px; height: 96px }
  h1 { font: 700 56px/1.06 Heading; text-wrap: balance }
  dl div { display: grid; grid-template-columns: 216px 1fr; padding: 6px 0 }
  dt { color: ${colors.sky} }
  dd { font-weight: 700 }
  .scene svg { width: auto; margin-inline-start: -120px }
`;

const frenchContext = createLanguageContext(
  defaultLanguage,
  readPublishedCatalogs(join(root, 'locales'))[defaultLanguage] ?? {},
);

/** The Open Graph image of a programme: emblem and facts beside the drawing of its field of study. */
function drawProgram(id: ProgramId): string {
  const { title, facts } = wordsOfProgram(id, frenchContext);
  const body = (
    <>
      <div className="words">
        <div className="school">
          <Emblem name={emblemOf(id)} />
          {frenchContext.t('common:schoolName')}, {frenchContext.t('common:location')}
        </div>
        <h1>{title}</h1>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="band" />
      <div className="scene" dangerouslySetInnerHTML={{ __html: scenesByDomain[programOf(id).domain] }} />
    </>
  );
  return `<!doctype html><style>${style}${programStyle}</style>${renderToStaticMarkup(body)}`;
}

interface Drawing {
  /** Path in `public/`. */
  file: string;
  /** A page that shows only this drawing. */
  html: string;
  width: number;
  height: number;
  /**
   * The programme's texts in the picture. Also stored in the metadata of the PNG, so that `draw.test.ts` fails if one of
   * them has changed and the picture was not drawn again.
   */
  words?: string;
}

export const drawings: readonly Drawing[] = [
  // Emblem, woven band and drawing, without words, so that all languages share these Open Graph images.
  ...sceneImages.map((name) => ({ file: `social/${name}.png`, html: draw(name), width, height })),
  ...programImages.map(({ id, name }) => ({
    file: `social/${name}.png`,
    html: drawProgram(id),
    width,
    height,
    words: textOfProgram(id, frenchContext),
  })),
  // Icons for old browsers, home screens and search results, which do not support SVG icons.
  ...[
    { file: 'favicon.ico', size: 48 },
    { file: 'apple-touch-icon.png', size: 180 },
    { file: 'icon-192.png', size: 192 },
    { file: 'icon-512.png', size: 512 },
  ].map(({ file, size }) => ({
    file,
    width: size,
    height: size,
    html: `<!doctype html><style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${renderToStaticMarkup(<Emblem name="school" />)}`,
  })),
];

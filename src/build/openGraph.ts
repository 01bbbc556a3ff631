/** The Open Graph tags of a finished page: what social networks and messengers show of a shared link. */
import type { HTMLElement } from 'node-html-parser';
import { deadlines } from '#core/questions/deadlines.ts';
import { programs } from '#core/questions/programs.ts';
import { escapeHtml } from '#core/texts/cleanText.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { articleAtPath, sliceOf } from '../content/news.ts';
import { type ProgramId, families, programAtPath, programOf } from '../content/programs.ts';
import { type SceneImage, socialImageSize } from '../content/socialImages.ts';
import { deadlineText, programTitle } from '../sections/programTexts.ts';
import type { LanguageContext } from './context.ts';
import type { PagePath } from './pages.ts';

/** The image of a page without words. Pages that are not here have that of the school. */
const scenes: Partial<Record<PagePath, SceneImage>> = {
  '/about': 'about',
  '/programs': 'programs',
  '/programs/executive': 'executive',
  '/admissions': 'admissions',
  '/admission-request': 'admissions',
  '/student-space': 'admissions',
  '/calendrier-academique': 'admissions',
  '/dossier': 'admissions',
  '/campus': 'campus',
  '/news': 'news',
  '/certifications': 'certifications',
  '/contact': 'contact',
};

function sceneOf(path: PagePath): SceneImage {
  const program = programAtPath(path);
  if (program) return programOf(program).family === 'licence' ? 'licences' : 'masters';
  return scenes[path] ?? 'school';
}

/**
 * The tags of a prerendered page, with its title, description and addresses. The image has an alt text unless the language
 * lacks it (`socialImages`). `pageHead` does not make them, because every visitor would load that code.
 */
export function openGraphTags(page: HTMLElement, path: PagePath, context: LanguageContext): string {
  const { language, t } = context;
  const read = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? '';
  // The images of the programmes have French words.
  const program = language === defaultLanguage ? programAtPath(path) : undefined;
  const article = articleAtPath(path);
  const image = program ? programs[program].slug : article ? sliceOf(article.id) : sceneOf(path);
  const key = article
    ? (`newsItems:${article.id}.title` as const)
    : (`socialImages:${sceneOf(path)}` as const);
  const alt = program ? altOf(wordsOfProgram(program, context)) : t(key, { defaultValue: '' });
  const tags = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', t('common:schoolName')],
    ['og:title', page.querySelector('title')?.text ?? ''],
    ['og:description', read('meta[name="description"]', 'content')],
    ['og:url', read('link[rel="canonical"]', 'href')],
    ['og:image', context.socialImage(image)],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(socialImageSize.width)],
    ['og:image:height', String(socialImageSize.height)],
    ...(alt ? [['og:image:alt', alt]] : []),
  ];
  return [
    '<meta name="twitter:card" content="summary_large_image"/>',
    ...tags.map(([name, content = '']) => `<meta property="${name}" content="${escapeHtml(content)}"/>`),
  ].join('');
}

const altOf = ({ title, facts }: ReturnType<typeof wordsOfProgram>) =>
  [title, ...facts.map(({ value }) => value)].join('. ');

/** The texts of a programme's Open Graph image: the title, and the facts with their names. */
export function wordsOfProgram(id: ProgramId, context: LanguageContext) {
  const { t, programNames, programFacts, formats, language } = context;
  const { family } = programOf(id);
  const { years, level } = families[family];
  const facts = {
    duration: programFacts('durationAndLevel', { count: years, level }),
    deadline: deadlineText(deadlines[id], programFacts, formats),
    job: t(`${id}:careers.0.title`),
  };
  return {
    title: programTitle(id, programNames, language),
    facts: (['duration', 'deadline', 'job'] as const).map((name) => ({
      name: t(`socialImages:program.${name}`),
      value: facts[name],
    })),
  };
}

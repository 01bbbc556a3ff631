/** What is shown on a picture: each state of the crawl, and the states, messages and mails that only translators have to see. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { describeDossier } from '#core/acts/dossierRules.ts';
import { requestColumns } from '#core/exports/requestTable.ts';
import { paperNames } from '#core/model/papers.ts';
import { type StoredEvent, linkMailStates } from '#core/model/request.ts';
import { requestKinds } from '#core/questions/requestKinds.ts';
import type { AgeingFact, MorningNews } from '#core/mail/morning.ts';
import { confirmedUntil } from '../../src/content/facts.ts';
import { type Catalog, flatten } from '../../src/catalogs/catalog.ts';
import { finderQuestions } from '../../src/content/programFinder.ts';
import {
  chooseCv,
  dayAfter,
  interactiveForm,
  officeRequest,
  openDossier,
  openOffice,
  openTeacherApplication,
  sampleList,
  sampleRequest,
  secretOf,
  stateNamed,
  submitButton,
} from '../crawl/states.ts';
import { planVisits } from '../crawl/visits.ts';
import { type Edge, admissionEdges, contactEdges, teacherEdges } from '../forms/edges.ts';
import { fillByName, fillFields, openPaper } from '../support/forms.ts';
import {
  claimedMail,
  contact,
  createMailComposer,
  createdAt,
  id,
  newsOf,
  reference,
  teacher,
} from '../support/mails.ts';
import {
  academicRequest,
  certifyingRequest,
  contactMessage,
  mailTexts,
  storedRequest,
  teacherApplication,
} from '../support/requests.ts';
import { encryptedPdf, pdf } from '../support/pdfs.ts';
import type { Place } from '../../src/translating/context.ts';
import { markPattern, numberOf } from '../../src/translating/marks.ts';

export interface Scene {
  name: string;
  /** Undefined for a mail. */
  path?: string;
  /** Default: a phone’s. */
  width?: number;
  /** Without scripts, as some visitors see the page. */
  isScriptless?: true;
  /** A picture is kept only if it shows a text that no picture before it shows. */
  isExtra?: true;
  /** Whether each button is pressed, for the texts that follow. */
  isExplored?: true;
  /** On the other site of `pictures.ts`. */
  isOfOther?: true;
  /** Default: `now`. */
  at?: string;
  reach?: (page: Page) => Promise<unknown>;
  /** What the page does not show: the subject of a mail, its version without HTML. */
  others?: readonly Place[];
}

export const phone = 360;
const desktop = 1280;
/** Applications are open, and the school is too. */
export const now = '2026-03-02T09:00:00+03:00';

const root = join(import.meta.dirname, '../..');
const catalog: Catalog = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));
/** The path of each text, by the index in its mark. */
export const paths = [...flatten(catalog).keys()];

const extra = (
  name: string,
  path: string,
  reach?: Scene['reach'],
  more: Pick<Scene, 'at' | 'width' | 'isScriptless' | 'isExplored'> = {},
): Scene => ({ name, path, isExtra: true, ...more, ...(reach && { reach }) });

const plan = planVisits();
const visits = plan.map(({ path, state, views }): Scene => {
  const widths = views.map(({ width }) => width);
  const width = widths.includes(phone) ? phone : Math.max(...widths);
  return { name: state?.name ?? 'initial', path, width, ...(state && { reach: state.reach }) };
});
const extras = plan
  .filter(({ state }) => !state)
  .flatMap(({ path, isLikeAnother }) => [
    extra('all unfolded', path, unfoldAll),
    extra('on a wide screen', path, unfoldAll, { width: desktop }),
    ...(isLikeAnother ? [] : [extra('without scripts', path, undefined, { isScriptless: true })]),
  ]);

/** States in which pressing a button shows further texts. */
const isExploredToo =
  /^\/dossier (dossier open|photographs|correction|lost)|^\/office (initial|request (at|answered|of)|list of)|^\/admission-request .+ sent|^\/news initial|^\/programs\/license-cca ways/;
const buttonsIn = (page: Page) => page.locator(':is(main, [role="dialog"]) button:visible');
const answersOfFunctions = ['none', 'success'] as const;

type Take = (name: string) => Promise<boolean>;

/** Presses each button of another name, while the functions do not answer yet and while they do. */
export async function explore(page: Page, open: () => Promise<void>, take: Take) {
  for (const answer of answersOfFunctions) {
    const start = async () => {
      await open();
      await unfoldAll(page);
      await answerActs(page, answer);
      if (answer === 'success') await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    };
    await start();
    const { pathname } = new URL(page.url());
    const pressed = new Set<number | undefined>();
    for (let index = 0; index < (await buttonsIn(page).count()); index += 1) {
      const button = buttonsIn(page).nth(index);
      const [name] = marksIn((await button.textContent()) ?? '');
      if (pressed.has(name)) continue;
      pressed.add(name);
      await fillAll(page, answer === 'none' ? '' : 'Réponse');
      // Another button may cover it.
      await button.click({ timeout: 1000 }).catch(() => undefined);
      await settled(page);
      const isTaken = await take(`button ${index + 1} pressed, answer: ${answer}`);
      if (isTaken || new URL(page.url()).pathname !== pathname) await start();
    }
  }
}

/** What an act asks for. */
async function fillAll(page: Page, by: string): Promise<void> {
  const { email, phone = '' } = academicRequest;
  const typed: Record<string, string> = { reference, birthDate: '17/05/2004', email, phone, by };
  const fields = page.locator(
    'main :is(textarea, input:not([type="checkbox"], [type="radio"], [type="file"])):visible',
  );
  for (const field of await fields.all()) {
    const name = (await field.getAttribute('name')) ?? '';
    await field.fill(typed[name] ?? 'Réponse', { timeout: 1000 }).catch(() => undefined);
  }
}

async function answerActs(page: Page, answer: (typeof answersOfFunctions)[number]): Promise<void> {
  const dossier = describeDossier({ ...sampleRequest, isProved: true });
  const reply = { success: true, dossier, request: officeRequest(), isMailed: true, list: sampleList };
  const download = { ticket: 'a', download: 'a' };
  await page.route(/functions\/v1\/(dossier|office)$/, (route) => {
    if (answer === 'success') void route.fulfill({ json: { ...reply, ...download } });
  });
  await page.route(/functions\/v1\/\w+\?ticket/, (route) =>
    route.fulfill({ body: wholePdf.buffer, contentType: wholePdf.mimeType }),
  );
}

const [cv] = sampleRequest.papers.filter(({ state }) => state === 'received');
const happened = (event: string, id: string, file = cv?.id) => {
  const detail = { by: 'Réponse', papers: ['cv'], file, text: 'ali@exemple.dj' };
  return { id, at: dayAfter, event, detail };
};
const historyEvents = (
  'withdrawn restored reopened taken released erasing kept accepted reminded unreminded removed guessed ' +
  'unscanned scanned refused asked'
).split(' ');
const mailsWith = (change: object) => sampleRequest.mails.map((mail) => ({ ...mail, ...change }));

async function openUnfolded(page: Page, request: object): Promise<void> {
  await openOffice(page, { show: { request } });
  await unfoldAll(page);
}

/** Requests in other states than that of the crawl. */
const otherRequests = [
  { mails: mailsWith({ state: 'queued' }) },
  { mails: mailsWith({ state: 'queued', dueAt: '2030-01-01T08:00:00.000Z' }) },
  { mails: mailsWith({ state: 'dead', sentAt: null }) },
  { papers: paperNames.map((paper) => ({ ...cv, paper, id: paper })) },
  { papers: Array.from({ length: 10 }, (_, index) => ({ ...cv, paper: 'transcripts', id: String(index) })) },
  { corrections: 3, events: [happened('corrected', '1')] },
  ...[cv?.id, ''].map((file) => ({ events: historyEvents.map((name) => happened(name, name, file)) })),
  { papers: [], answers: certifyingRequest },
  { papers: [], kind: 'contact', answers: contactMessage },
  { papers: [], kind: 'teacher', answers: teacherApplication },
  { withdrawnAt: dayAfter, newAddress: 'undoable' },
  { newAddress: 'undoable', isProved: false },
].flatMap((change, index) => [
  extra(`another dossier ${index + 1}`, '/dossier', async (page) => {
    // Safe casts: parts of a stored request.
    await openDossier(page, change as Parameters<typeof openDossier>[1]);
    await unfoldAll(page);
  }),
  extra(`another request at the office ${index + 1}`, '/office', async (page) => {
    await openUnfolded(page, officeRequest(change as Parameters<typeof officeRequest>[0]));
  }),
]);

/** What a request is answered with, besides what the crawl has. */
const stored = { success: true, reference: 'ADM-TEST-0000' };
const replies: Record<string, object> = {
  ...Object.fromEntries(
    linkMailStates.map((state) => [`mail ${state}`, { ...stored, mail: { state, at: null } }]),
  ),
  'mail that waits': { ...stored, mail: { state: 'onItsWay', at: dayAfter } },
  'no reference': { success: true },
  'a refusal': { success: false },
  'an unexpected text': [],
};
const answerWith = (page: Page, name: string, json: object) =>
  page.route(`**/functions/v1/${name}`, (route) => route.fulfill({ json }));
/** Opens the link of a mail. */
const follow = async (page: Page, fragment = secretOf('ADM-AAAA-AAAA')) => {
  await page.evaluate((link) => (location.hash = link), fragment);
  await settled(page);
};
const requestAnswered = (name: string, reply: { status?: number; json: object }) =>
  extra(`request answered with ${name}`, '/admission-request', async (page) => {
    await page.route('**/functions/v1/send-admission-email', (route) => route.fulfill(reply));
    const form = await openMain(page);
    await fillByName(form, academicRequest);
    await submitButton(form).click();
    await page.locator('[data-toast]').waitFor();
  });
const otherReplies = Object.entries(replies).map(([name, json]) => requestAnswered(name, { json }));

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
/** Sends each form of the page with nothing ticked. */
const sendUnchecked = async (page: Page) => {
  for (const box of await page.locator('main form [type="checkbox"]').all()) await box.uncheck();
  for (const button of await submitButton(page.locator('main form')).all()) await button.click();
};
const explored = (name: string, reach: Scene['reach']) => extra(name, '/office', reach, { isExplored: true });
const acts = [
  extra('file being sent', '/dossier', async (page) => {
    await openDossier(page);
    const ticket = { url: 'http://localhost/uploads', headers: {} };
    await answerWith(page, 'dossier', { success: true, ticket });
    await page.route('**/uploads', () => {});
    const paper = await openPaper(page, 1);
    await paper.locator('input[accept*="pdf"]').setInputFiles(wholePdf);
    await settled(page);
  }),
  extra('request that changed', '/office', async (page) => {
    await openOffice(page, { show: { request: officeRequest() } });
    await page.route('**/functions/v1/office', (route) => {
      const isShown = route.request().postDataJSON().act === 'show';
      const request = officeRequest({ answeredAt: dayAfter });
      void route.fulfill({ json: isShown ? { success: true, request } : { success: false, code: 'behind' } });
    });
    await press('Marquer')(page);
    await settled(page);
  }),
  extra('void link', '/dossier', async (page) => {
    await answerWith(page, 'dossier', { success: false, code: 'unknown', error: 'x' });
    await follow(page);
  }),
  extra('office out of reach', '/office', async (page) => {
    await page.route('**/functions/v1/office', (route) => route.abort('connectionfailed'));
    await follow(page);
  }),
  extra('mistyped reference', '/dossier', async (page) => {
    await page.locator('[name="reference"]').fill('ADM');
    await submitButton(page.locator('main form')).click();
  }),
  extra('texts that are too long', '/office', async (page) => {
    await openUnfolded(page, officeRequest());
    for (const field of await page.locator('main form').locator('textarea, input[type="text"]').all())
      await field.fill('Réponse '.repeat(1000));
    await sendUnchecked(page);
  }),
  extra('no papers chosen', '/office', async (page) => {
    await openUnfolded(page, officeRequest());
    await sendUnchecked(page);
  }),
  explored('request of a colleague with scanned files', async (page) => {
    const request = officeRequest({ answeredAt: dayAfter, events: [happened('taken', 'taken')] } as object);
    const papers = request.papers.map((file, index) =>
      index > 0 ? { ...file, isUnscanned: true } : { ...file, state: 'asked', askedAt: dayAfter },
    );
    const own = { takenBy: 'Réponse', states: { ...request.states, identity: 'refused' }, hasScanner: true };
    await openOffice(page, { show: { request: { ...request, papers, ...own } } });
  }),
  explored('list of requests to erase', async (page) => {
    const rows = sampleList.rows.map((row) => ({ ...row, eraseAt: dayAfter }));
    await openOffice(page, { list: { list: { ...sampleList, rows } } }, secretOf('list.abc'));
  }),
  extra('answers erased', '/contact', async (page) => {
    const form = await openMain(page);
    await form.locator('[name="email"]').fill('ali@exemple.dj');
    await form.getByRole('button', { name: 'Effacer' }).click();
    await page.locator('[data-toast]').waitFor();
  }),
  ...[
    { mails: mailsWith({ state: 'dead', sentAt: null }), isProved: false },
    { newAddress: 'undoable', isProved: false } as const,
  ].map((change, index) =>
    extra(`dossier left ${index + 1}`, '/dossier', async (page) => {
      await openDossier(page, change);
      await press('Effacer')(page);
      await settled(page);
    }),
  ),
  extra('receipt of another day', '/admission-request', async (page) => {
    const kept = { ...stored, mail: { state: 'onItsWay', at: null }, sentAt: createdAt, link: '{}' };
    const receipt = JSON.stringify({ ...kept, request: academicRequest });
    await page.evaluate((text) => sessionStorage.setItem('receipt:admission', text), receipt);
    await page.reload();
    await settled(page);
  }),
  ...['none', 'success', 'nothing'].map((answer) =>
    extra(`requests being erased, answer: ${answer}`, '/office', async (page) => {
      await stateNamed('requests to erase').reach(page);
      const dialog = page.getByRole('dialog');
      if (answer === 'nothing') await dialog.getByRole('checkbox').first().uncheck();
      else await answerActs(page, answer === 'none' ? 'none' : 'success');
      await submitButton(dialog).click();
      await settled(page);
    }),
  ),
  ...[0, 1, 2, 3].map((index) =>
    extra(`item ${index + 1} open`, '/certifications', async (page) => {
      await page.locator('main details[name] > summary').nth(index).click();
      await settled(page);
    }),
  ),
  extra('team described', '/programs/executive', async (page) => {
    await unfoldAll(page);
    const form = page.locator('main form:has([name="topic"])');
    for (const field of await form.locator('input').all()) await field.fill('12');
    await submitButton(form).click();
    await page.waitForURL(/contact/);
    await openMain(page);
  }),
  ...['/programs/license-cca', '/programs/executive'].map((path) =>
    extra('from there to the admission request', path, async (page) => {
      // In a menu, which may be closed.
      await page.locator('a[href^="/admission-request"]').first().dispatchEvent('click');
      await openMain(page);
    }),
  ),
  extra('answers that do not fit', '/admission-request', async (page) => {
    const form = await openFor('academique')(page);
    await fillByName(form, { ...academicRequest, domain: 'strategie-gestion', degree: 'master' });
    await form.locator('[name="domain"]').selectOption('genie-electrique');
    await submitButton(form).click();
  }),
];

const search = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await settled(page);
};
const openLink = (fragment: string) => async (page: Page) => {
  // No function answers.
  await page.route('**/functions/v1/*', () => {});
  await follow(page, fragment);
};
const linkedPages = [
  ...['visit', 'partnership', 'customProgram', 'shortProgram', 'teamManagement'].map((subject) =>
    extra(`subject ${subject}`, `/contact?subject=${subject}`),
  ),
  extra('nothing found', '/plan-du-site', search('zzzz')),
  ...['/dossier', '/office'].flatMap((path) => [
    extra('link being opened', path, openLink(secretOf('ADM-AAAA-AAAA'))),
    extra('link that is cut', path, openLink('ADM-AAAA-AAAA.aaaa')),
  ]),
  extra('sent without a connection', '/admission-request', async (page) => {
    const form = await openMain(page);
    await fillByName(form, academicRequest);
    await page.context().setOffline(true);
    await form.locator('button[aria-haspopup="dialog"]').click();
    await submitButton(form).click();
    await page.locator('[data-toast]').waitFor();
  }),
  extra('page out of reach', '/admissions', async (page) => {
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('navigation').getByRole('link').last().click();
    await settled(page);
  }),
  extra('text out of reach', '/plan-du-site', async (page) => {
    await page.context().setOffline(true);
    await search('frais')(page);
    await page.getByRole('contentinfo').locator('a[href$="/mentions-legales"]').click();
    await settled(page);
  }),
];

/** On a day off, before applications open, before and after deadlines, and in a closed period. */
const moments = '2026-03-06 2027-01-15 2027-05-31 2027-08-15 2027-09-25'.split(' ');
const licences = ['cca', 'logistique', 'genie-electrique'].map((name) => `/programs/license-${name}`);
const atOtherTimes = moments.flatMap((day) => {
  const at = `${day}T06:00:00+03:00`;
  return ['/', '/admissions', ...licences].map((path) => extra(`on ${day}`, path, unfoldAll, { at }));
});

/** Each field of study and each place of work, with the other answers in turn. */
const { diplome, domaine, lieu, travail } = finderQuestions;
const advice = [
  ...domaine.map((domaine) => ({ domaine })),
  ...lieu.map((lieu) => ({ domaine: 'inconnu', lieu })),
  { domaine: 'genie-electrique', diplome: 'bac3', travail: 'non' },
  { domaine: 'strategie-gestion', diplome: 'bac3', travail: 'oui' },
].map((answers, index) => {
  const others = { diplome: diplome[index % 3] ?? '', travail: travail[index % 2] ?? '' };
  const query = new URLSearchParams({ ...others, ...answers });
  return extra('advice', `/programs?${query.toString()}`, unfoldAll);
});

/** The answers of the functions to a request; the dossier and the office show the others. */
const answersToRequests = /^(unreadable|invalid|conflict|tooLarge|methodNotAllowed|rateLimited|unavailable)/;
const answerKeys = new Set(
  paths.flatMap((path) => /^mail\.answers\.(.+?)(?:_(?:one|many|other))?$/.exec(path)?.[1] ?? []),
);
const t = mailTexts.translator('fr') as (key: string, values: object) => string; // Safe cast: keys of the catalog.
const answers = [...answerKeys].map((key) => {
  const error = t(`mail:answers.${key}`, { count: 3, ...contact });
  const reply = { status: 409, json: { success: false, code: 'refused', error } };
  if (answersToRequests.test(key)) return requestAnswered(key, reply);
  return extra(`answer ${key}`, '/dossier', async (page) => {
    await page.route('**/functions/v1/dossier', (route) => route.fulfill(reply));
    await page.evaluate((fragment) => (location.hash = fragment), secretOf('ADM-AAAA-AAAA'));
    await page.getByText(error).waitFor();
  });
});

/** Resolves once nothing in the page has changed for as many frames as a toast may wait. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let unchanged = 0;
        const changes = new MutationObserver(() => (unchanged = 0));
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        requestAnimationFrame(function count() {
          unchanged += 1;
          if (unchanged < frames) requestAnimationFrame(count);
          else resolve();
        });
      }),
    24,
  );
}

async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Of those with a name, the browser keeps one open.
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

/** A picture for the nth message of every field at once. */
function errorScenes(
  name: string,
  path: string,
  edges: Record<string, readonly Edge[]>,
  open = openMain,
): Scene[] {
  const rounds = Object.entries(edges).map(([field, all]) => {
    const wrong = all.filter(
      ({ message }, index) => message && all.findIndex((edge) => edge.message === message) === index,
    );
    return { field, typed: wrong.map((edge) => edge.typed) };
  });
  const count = Math.max(...rounds.map(({ typed }) => typed.length));
  return Array.from({ length: count }, (_, round) =>
    extra(`${name}, mistakes ${round + 1}`, path, async (page) => {
      const form = await open(page);
      await submitButton(form).press('Enter');
      for (const { field, typed } of rounds)
        if (typed[round] !== undefined) await form.locator(`[name="${field}"]`).fill(typed[round]);
      await submitButton(form).press('Enter');
    }),
  );
}

async function openMain(page: Page) {
  const form = interactiveForm(page.getByRole('main'));
  await form.waitFor();
  return form;
}

const openFor = (formationType: string) => async (page: Page) => {
  const form = await openMain(page);
  await fillByName(form, { formationType });
  return form;
};

const edge = (typed: string): Edge => ({ description: '', typed, message: typed || 'missing' });
const dates = { birthDate: ['', '17/05', '17/05/1900'].map(edge) };
const pdfFile = (content: string | Buffer) => {
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) };
};
const wholePdf = pdfFile(pdf);
const files = Object.entries({
  empty: pdfFile(''),
  disguised: pdfFile('PK'),
  cut: pdfFile('%PDF-1.7\n'),
  'too large': pdfFile(Buffer.alloc(6_000_000, '%PDF-1.7\n')),
  encrypted: pdfFile(encryptedPdf),
});
const photo = (name: string, content: string) => {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(content) };
};
const plain = async (width: number, background: string) => ({
  ...photo('IMG.jpg', ''),
  buffer: await sharp({ create: { width, height: width, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const photos = {
  empty: photo('IMG.jpg', ''),
  damaged: photo('IMG.jpg', '\u00ff\u00d8\u00ff'),
  HEIC: photo('IMG.heic', '\0\0\0\u0018ftypheic'),
  dark: plain(1200, '#333333'),
  tiny: plain(300, '#ffffff'),
};
const paperScene = (name: string, index: number, choose: (paper: Locator) => Promise<unknown>) =>
  extra(`paper with ${name}`, '/dossier', async (page) => {
    await openDossier(page);
    const paper = await openPaper(page, index);
    await choose(paper);
    await paper.locator('[aria-live] svg, progress, li img').first().waitFor();
  });
const pdfInput = 'input[accept*="pdf"]';
const photoInput = 'input[accept="image/*"]';
const fileScenes = [
  ...files.flatMap(([name, file]) => [
    paperScene(`a file that is ${name}`, 1, (paper) => paper.locator(pdfInput).setInputFiles(file)),
    extra(`teacher application with a file that is ${name}`, '/about', async (page) => {
      const form = await openTeacherApplication(page);
      await chooseCv(form, file);
      await submitButton(form).press('Enter');
    }),
  ]),
  paperScene('another file in place of the same', 4, (paper) =>
    paper.locator(pdfInput).first().setInputFiles(wholePdf),
  ),
  ...Object.entries(photos).map(([name, file]) =>
    paperScene(`a photograph that is ${name}`, 3, async (paper) =>
      paper.locator(photoInput).setInputFiles([await file]),
    ),
  ),
];
const request = '/admission-request';
const errors = [
  ...errorScenes('admission form', request, { ...admissionEdges, ...dates }, openFor('academique')),
  ...errorScenes('form for a certificate', request, { phone: [edge('')] }, openFor('certifiante')),
  ...errorScenes('contact form', '/contact', contactEdges),
  ...errorScenes('teacher application', '/about', teacherEdges, openTeacherApplication),
];

// Safe cast: every problem has a text.
const problems = paths.flatMap(
  (path) => /^mail\.problems\.(.+)/.exec(path)?.[1] ?? [],
) as MorningNews['problems'];
const { compose, composeWithLinks, composeMorning, sampleMails } = createMailComposer(mailTexts);
const again = { earlierReference: 'ADM-FFFF-FFFF' };
const askedForAll = [{ id, at: createdAt, event: 'asked' as const, detail: { papers: [...paperNames] } }];
const application = storedRequest(teacherApplication, teacher);
const otherMails = [
  composeMorning({ problems }),
  composeMorning({
    came: [storedRequest(academicRequest), application].map((one) => newsOf(one, { isNew: true })),
  }),
  composeWithLinks(claimedMail('applicant', teacherApplication, teacher)),
  compose('school', contactMessage, { kind: 'contact', ...again }),
  compose('school', teacherApplication, { ...teacher, ...again }),
  composeWithLinks(claimedMail('asked', academicRequest, { events: askedForAll })),
  composeWithLinks(claimedMail('applicant', academicRequest, { createdAt: '2027-08-02T08:00:00.000Z' })),
  composeMorning({ facts: Object.keys(confirmedUntil) as AgeingFact[] }), // Safe cast: its keys.
  composeMorning({ came: [newsOf(storedRequest(academicRequest), { changes: ['removed'] })] }),
  ...(['licence', 'master'] as const).map((degree) =>
    composeWithLinks({
      ...claimedMail('applicant', academicRequest),
      kind: 'reminder',
      listed: [
        storedRequest({
          ...academicRequest,
          academicYear: '2026-2027',
          domain: 'genie-electrique',
          degree,
        }),
      ],
    }),
  ),
];
const mails = [
  ...sampleMails().map(([name, ...versions]) => ({ name, versions })),
  ...otherMails.map((mail, index) => ({ name: `of another kind ${index + 1}`, versions: [mail] })),
].flatMap(({ name, versions }) =>
  versions.map((mail, version): Scene => {
    const said = (text: string, kind: Place['kind']) =>
      [...new Set(marksIn(text))].map((index): Place => ({ index, kind, boxes: [], around: name }));
    return {
      name: `mail ${name}${version > 0 ? `, another request ${version}` : ''}`,
      ...(version > 0 && { isExtra: true }),
      others: [...said(mail.subject, 'mail subject'), ...said(mail.text, 'mail without HTML')],
      reach: (page) => page.setContent(mail.html),
    };
  }),
);

const columns = requestColumns(requestKinds, mailTexts.translator('fr'));
/** A row for each kind of request and state of its mail. */
const tableRows = (
  [
    ['leased', 'contact', contactMessage],
    ['sent', 'teacher', teacherApplication],
    ['dead', 'admission', certifyingRequest],
    ['queued', 'admission', academicRequest],
  ] as const
).map(([state, kind, answers]) => {
  const mails = sampleRequest.mails.map((mail) => ({ ...mail, state, recipient: answers.email }));
  const events = [happened('asked', 'asked'), ...sampleRequest.events] as StoredEvent[]; // Safe cast: its names.
  return storedRequest(answers, { kind, mails, events, papers: sampleRequest.papers });
});
const cellRows = [
  columns.map(({ heading }) => heading),
  ...tableRows.map((row) => columns.map(({ read }) => read(row))),
];
const htmlRows = cellRows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
const table: Scene = {
  name: 'list of requests as a spreadsheet',
  width: desktop,
  reach: (page) => page.setContent(`<table>${htmlRows.join('')}</table>`),
};

/** The site as the school may set it. */
const ofOther = [
  ...['/', '/contact', '/en/contact', '/programs/license-cca', '/confidentialite', '/about'].map((path) =>
    extra('with other settings', path, unfoldAll),
  ),
  extra('on a wide screen', '/en/contact', undefined, { width: desktop }),
  extra(
    'request sent',
    '/admission-request',
    stateNamed('admission form sent, with its receipt and toast').reach,
  ),
  extra('without events', '/', unfoldAll, { at: '2030-06-01T09:00:00+03:00' }),
  ...['', 'sent'].map((outcome) =>
    extra(`message ${outcome || 'being sent'}`, '/contact', async (page) => {
      const json = { success: true, reference: 'MSG-TEST-0000' };
      await page.route('**/functions/v1/*', (route) => outcome && route.fulfill({ json }));
      const form = await openMain(page);
      for (const [name, text] of Object.entries(contactMessage))
        await form.locator(`[name="${name}"]`).fill(text);
      await submitButton(form).click();
      await settled(page);
    }),
  ),
  ...Object.entries({
    pending: [],
    refused: [{ success: false }],
    'without a dossier': [{ success: true, reference: 'ENS-TEST-0000' }],
    'with its CV under way': [{ success: true, dossierSecret: secretOf('ENS-TEST-0000') }],
    'with its CV refused': [{ success: true, dossierSecret: secretOf('ENS-TEST-0000') }, { success: false }],
    'with its CV': [{ success: true, dossierSecret: secretOf('ENS-TEST-0000') }, { success: true }],
  }).map(([name, [stored, handedIn]]) =>
    extra(`teacher application ${name}`, '/about', async (page) => {
      const answer = (path: string, json: object | undefined) =>
        page.route(`**/functions/v1/${path}`, (route) => json && route.fulfill({ json }));
      await answer('*', stored);
      await answer('dossier', handedIn);
      const form = await openTeacherApplication(page);
      const { lastDiploma, ...typed } = teacherApplication;
      await fillFields(form, typed);
      await form.locator('[name="lastDiploma"]').selectOption(lastDiploma);
      await chooseCv(form, wholePdf);
      await submitButton(form).click();
      await settled(page);
    }),
  ),
].map((scene): Scene => ({ ...scene, isOfOther: true }));

/** All scenes. The extra ones come last, when all others are known. */
export const sceneRounds: readonly (readonly Scene[])[] = [
  [...visits, ...mails.filter((scene) => !scene.isExtra)],
  [
    errors,
    fileScenes,
    extras,
    ofOther,
    atOtherTimes,
    linkedPages,
    otherReplies,
    advice,
    answers,
    otherRequests,
    acts,
    mails.filter((scene) => scene.isExtra),
    table,
  ].flat(),
  visits
    .filter(({ path, name }) => isExploredToo.test(`${path} ${name}`))
    .map((scene): Scene => ({ ...scene, isExtra: true, isExplored: true })),
];

/** The indexes of all marked texts in a text. */
export function marksIn(text: string): number[] {
  return [...text.matchAll(new RegExp(markPattern, 'gu'))].flatMap(([, digits]) =>
    digits ? [numberOf(digits)] : [],
  );
}

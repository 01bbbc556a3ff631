/**
 * The walks: what a visitor does by keyboard with Orca. A walk works in both browsers and is guided by what Orca says.
 */
import sharp from 'sharp';
import { openDossier } from '../support/clients.ts';
import type { WatchedSite } from '../engines/support/watchedSite.ts';
import type { ScreenReader } from './reader.ts';
import { pdfOf } from '../support/pdfs.ts';

/** Presses keys and keeps the transcript: a line `> key` for each action, then a line for each utterance. */
export class Walk {
  readonly lines: string[] = [];
  isOffline = false;
  readonly #reader: ScreenReader;
  readonly #site: WatchedSite;

  constructor(reader: ScreenReader, site: WatchedSite) {
    this.#reader = reader;
    this.#site = site;
  }

  async goOffline(): Promise<void> {
    await this.#site.goAway();
    this.isOffline = true;
  }

  /** Presses the keys one after the other and adds what Orca says after each to the transcript. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const utterances = await this.#reader.press(key);
      this.#keep(
        `> ${key}`,
        utterances
          // Offline, sending fails at once. Whether Orca still says that it has begun differs from run to run.
          .filter((said) => !this.isOffline || !said.endsWith(' en cours...')),
      );
    }
  }

  /**
   * Presses a button that sends. The answer comes once Orca has said that sending has begun, because an answer that comes
   * at once may be said before that.
   */
  async send(): Promise<void> {
    const answer = this.#site.hold('answers');
    const begun = await this.#reader.press('Return');
    this.#keep('> Return', [...begun, ...(await this.#reader.hear(answer))]);
  }

  async type(text: string): Promise<void> {
    this.#keep(`> “${text}”`, await this.#reader.type(text));
  }

  /** Answers the focused question and goes on to the next one. */
  async answer(text: string): Promise<void> {
    await this.type(text);
    await this.press('Tab');
  }

  /**
   * Presses a button that opens the browser's file dialog, and chooses a file there. Keeps what is said after the dialog
   * has closed. The dialog completes the name from its first letter, with which no other file of the walk may begin.
   */
  async chooseFile(name: string, content: Uint8Array): Promise<void> {
    this.#reader.saveFile(name, content);
    await this.#reader.press('Return', 2000);
    for (const key of ['asciitilde', 'slash', name.charAt(0), 'End']) await this.#reader.press(key);
    this.#keep(`> ${name}`, await this.#reader.press('alt+o', 3000));
  }

  /** Presses a key until Orca says `heard`, and adds its last utterances to the transcript. Throws after 60 presses. */
  async goTo(heard: RegExp, key = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      const utterances = await this.#reader.press(key, 300);
      passed.push(...utterances);
      if (utterances.some((utterance) => heard.test(utterance))) {
        this.#keep(`> ${key} …`, utterances);
        return;
      }
    }
    throw new Error(`${key} never reaches ${heard}. Heard:\n${[...this.lines, ...passed].join('\n')}`);
  }

  #keep(action: string, utterances: string[]): void {
    this.lines.push(action, ...normalise(utterances));
  }
}

/** Removes or replaces what differs from run to run. */
function normalise(utterances: string[]): string[] {
  return (
    utterances
      .map((utterance) =>
        utterance
          .replaceAll(/ADM-[\dA-Z]{4}-[\dA-Z]{4}/g, 'ADM-XXXX-XXXX')
          .replaceAll(/Fichier reçu le .* \d+ h( \d\d)?/g, 'Fichier reçu le …')
          // Firefox changes the role of a field once its form autofill has examined the page.
          .replace(/ autocomplétion\.$/, ' zone de saisie.'),
      )
      // How many containers Orca names on the way differs from run to run.
      .filter((utterance) => !/^(sortie d|contenu principal$|bannière$)/.test(utterance))
      // Spelling mistakes are announced only with an installed dictionary.
      .filter((utterance) => utterance !== 'mal orthographié')
      // On a slow machine, Orca announces the browser's empty first tab.
      .filter((utterance) => utterance !== 'Chargement de Nouvel onglet terminé.')
      // What Orca announces of an upload or a photograph before its end depends on their speed.
      .filter((utterance) => !/( pour cent|\s: envoi commencé)\.$|^Préparation de la photo/.test(utterance))
      // Orca says now and then that an element below a click listener of React is clickable.
      .filter((utterance) => utterance !== 'cliquable.')
      // Orca may repeat the description of a focused field, or its beginning, when the page updates it.
      .filter(
        (utterance, index, kept) =>
          !kept
            .slice(0, index)
            .some((earlier) => earlier === `${utterance}.` || earlier.startsWith(`${utterance} `)),
      )
  );
}

interface WalkPlan {
  /** The path of the page, or a function that prepares the site at an origin and resolves with the path. */
  path: string | ((site: string) => Promise<string>);
  /** Open the page as on a phone, 365 px wide. */
  isOnPhone?: true;
  /** Part of the short run: `npm run test:heard -- -t main`. */
  isMain?: true;
  take(walk: Walk): Promise<void>;
}

/** Answers the questions of the admission request from the first one on, and goes to its button. */
async function answerRequest(walk: Walk, email: string): Promise<void> {
  for (const answer of ['Hodan', 'Warsama', '17/05/2004']) await walk.answer(answer);
  await walk.press('Tab');
  for (const answer of ['77 12 34 56', email]) await walk.answer(answer);
  await walk.press('space', 'Tab', 'Down', 'Tab', 'Down', 'Tab');
  for (const answer of ['Lic', 'Univ']) await walk.answer(answer);
  await walk.goTo(/Envoyer ma demande/);
}

export const walks: Record<string, WalkPlan> = {
  route: {
    path: '/about',
    isMain: true,
    take: async (walk) => {
      await walk.press('Tab', 'Tab');
      await walk.goTo(/^Formations lien/);
      await walk.press('Return', 'Tab', 'h', 'h', 'Down');
    },
  },
  request: {
    path: '/admission-request',
    isMain: true,
    take: async (walk) => {
      await walk.goTo(/^Prénom/);
      await walk.press(...Array.from({ length: 11 }, () => 'Tab'));
      await walk.goTo(/Envoyer ma demande/);
      await walk.press('Return', 'Tab', 'Return');
      await answerRequest(walk, 'hodan');
      await walk.press('Return', 'Tab', 'Return', 'End');
      await walk.type('@exemple.dj');
      await walk.goTo(/Envoyer ma demande/);
      await walk.send();
      await walk.press('Tab', 'Tab');
    },
  },
  failure: {
    path: '/admission-request',
    take: async (walk) => {
      await walk.goTo(/^Prénom/);
      await answerRequest(walk, 'hodan@exemple.dj');
      // Up to here it is the walk `request`.
      walk.lines.length = 0;
      await walk.goOffline();
      await walk.press('Return', 'Tab');
    },
  },
  dossier: {
    path: async (site) => `/dossier#${(await openDossier(site)).secret}`,
    take: async (walk) => {
      await walk.goTo(/^Curriculum vitæ/);
      await walk.goTo(/Choisir un PDF/);
      await walk.chooseFile('cv.pdf', pdfOf(2_000_000));
      await walk.goTo(/^Curriculum vitæ \(CV\) Fichier reçu/, 'shift+Tab');
      await walk.goTo(/^Lettre de motivation/);
      await walk.press('Return');
      await walk.goTo(/Choisir un PDF/);
      await walk.chooseFile('motivation.pdf', Buffer.from('Bonjour'));
      await walk.goTo(/choisir des photos/);
      // Smaller than a page that can be read.
      const page = sharp({ create: { width: 300, height: 400, channels: 3, background: '#eee' } });
      await walk.chooseFile('image.jpg', await page.jpeg().toBuffer());
      await walk.goTo(/^Corriger le téléphone/);
      await walk.press('Return', 'Tab');
      await walk.answer('77 65 43 21');
      await walk.goTo(/^Corriger/);
      await walk.send();
    },
  },
  dialog: {
    path: '/admissions',
    isMain: true,
    take: async (walk) => {
      await walk.press('ctrl+End');
      await walk.goTo(/^Mentions légales/, 'shift+Tab');
      await walk.press('Return', 'Tab', 'Tab', 'Escape');
    },
  },
  calendar: {
    path: '/admission-request',
    take: async (walk) => {
      await walk.goTo(/Sélectionner une date/);
      await walk.press('Return', 'Right', 'Down', 'Page_Up', 'Page_Down', 'Tab', 'Tab', 'Escape');
    },
  },
  contact: {
    path: '/contact',
    take: async (walk) => {
      await walk.goTo(/^Nom complet/);
      await walk.press('Tab', 'Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Return');
      await walk.answer('Ali');
      await walk.answer('ali@gmial.com');
      await walk.press('shift+Tab', 'Return', 'Tab');
      await walk.answer('Horaires');
      await walk.type('Quand venir chez vous, merci.');
      await walk.goTo(/Envoyer le message/);
      await walk.send();
      await walk.press('Tab');
    },
  },
  teacher: {
    path: '/about',
    take: async (walk) => {
      await walk.press('ctrl+End');
      await walk.goTo(/^Postuler comme enseignant/, 'shift+Tab');
      await walk.press('Return', ...Array.from({ length: 13 }, () => 'Tab'));
      await walk.goTo(/Envoyer ma candidature/);
      await walk.press('Return', 'Escape');
    },
  },
  menu: {
    path: '/about',
    isOnPhone: true,
    take: async (walk) => {
      await walk.goTo(/^Menu/);
      await walk.press('Return', 'Tab', 'Tab', 'Escape');
    },
  },
  finder: {
    path: '/programs',
    take: async (walk) => {
      await walk.goTo(/^Baccalauréat/);
      await walk.press('Return', 'Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Return');
    },
  },
  search: {
    path: '/plan-du-site',
    take: async (walk) => {
      await walk.goTo(/zone de saisie/);
      await walk.type('logistique');
      await walk.press('Return', 'Tab', 'Tab');
    },
  },
  news: {
    path: '/news',
    take: async (walk) => {
      await walk.goTo(/^Suivant/);
      await walk.press('Return');
      await walk.goTo(/^Tous les articles/);
      await walk.press('Tab', 'Return');
    },
  },
  accordion: {
    path: '/certifications',
    take: async (walk) => {
      await walk.goTo(/^Ce qu’est la norme/);
      await walk.press('Return', 'Tab', 'Return');
    },
  },
  carousel: {
    path: '/',
    take: async (walk) => {
      await walk.goTo(/Témoignage suivant|suivant/i);
      await walk.press('Return', 'Return');
    },
  },
  hours: {
    path: '/contact',
    take: async (walk) => {
      await walk.press('t', ...Array.from({ length: 12 }, () => 'Down'));
    },
  },
};

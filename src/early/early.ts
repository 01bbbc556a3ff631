/**
 * The first script of every page, inside its HTML (`src/build/scripts.ts`): keeps what a visitor does before the
 * page's own scripts are there, and hands it over once they are. Small, without imports, and never an error to the page.
 */

const page = document.documentElement;
/** Set by whoever takes over: the form's shell for its submits, the hydrated page for its buttons. */
const live = 'data-live';
/** Set where the page's scripts do not come: here where their first does not, by `src/client.tsx` for the others. */
const scriptless = 'data-scriptless';
const waiting = new Map<Element, { control: Element; replay: () => void }>();

// The page's policy has every markup and script address pass here: only what the site itself is known to set does.
const { trustedTypes } = window as {
  trustedTypes?: {
    createPolicy: (name: string, rules: Record<string, (input: string) => string | null>) => void;
  };
};
trustedTypes?.createPolicy('default', {
  createHTML: (markup) => (markup === '' ? markup : null),
  createScriptURL: (url) => (url === '/serviceWorker.js' ? url : null),
});

document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || page.hasAttribute(live)) return;
    const command = button.getAttribute('command');
    if (command) answerCommand(button, command);
    else if (button.type !== 'submit') keepInput(button, { control: button, replay: () => button.click() });
  },
  true,
);

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute(live)) return;
    // The browser would leave the page, and send the answers to nowhere.
    event.preventDefault();
    event.stopPropagation();
    keepInput(form, { control: event.submitter ?? form, replay: () => form.requestSubmit() });
  },
  true,
);

/** Keeps what was asked for, and shows on the control that it was heard. */
function keepInput(element: Element, input: { control: Element; replay: () => void }): void {
  input.control.setAttribute('data-heard', '');
  waiting.set(element, input);
  handOver();
}

/** Replays what has somebody to answer it; once nobody comes, a form says how else to reach the school (`FormShell`). */
function handOver(): void {
  const isPageLive = page.hasAttribute(live);
  const isScriptless = page.hasAttribute(scriptless);
  for (const [element, { control, replay }] of waiting) {
    const isLive = element instanceof HTMLFormElement ? element.hasAttribute(live) : isPageLive;
    if (!isLive && !isScriptless) continue;
    waiting.delete(element);
    control.removeAttribute('data-heard');
    // In a task of its own: the one that made it live has not ended.
    if (isLive) setTimeout(replay);
    else element.querySelector<HTMLElement>('[data-without-script]')?.focus();
  }
  if (isPageLive && waiting.size === 0) watcher.disconnect();
}

/** The menu's dialog, in browsers that do not know `command` yet. */
function answerCommand(button: HTMLButtonElement, command: string): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

// Errors of elements do not bubble. The page has one script file, which fetches the others.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && page.setAttribute(scriptless, ''),
  true,
);

const watcher = new MutationObserver(handOver);
watcher.observe(page, { attributeFilter: [live, scriptless], subtree: true });

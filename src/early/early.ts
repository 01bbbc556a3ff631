/**
 * The first script of every page, inside its HTML (`src/build/pageScripts.ts`): keeps what a visitor does before the
 * page's own scripts are there, and hands it over once they are. Small, without imports, and never an error to the page.
 */

const page = document.documentElement;
/** Set by whoever takes over: the form's shell for its submits, the hydrated page for its buttons. */
const live = 'data-live';
const waiting = new Map<Element, () => void>();

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
    else if (button.type !== 'submit') keepInput(button, button, () => button.click());
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
    keepInput(form, event.submitter ?? form, () => form.requestSubmit());
  },
  true,
);

/** Keeps what was asked for, and shows on the control that it was heard. */
function keepInput(element: Element, control: Element, replay: () => void): void {
  control.setAttribute('data-heard', '');
  waiting.set(element, () => {
    control.removeAttribute('data-heard');
    replay();
  });
}

/** The menu's dialog, in browsers that do not know `command` yet. */
function answerCommand(button: HTMLButtonElement, command: string): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

const watcher = new MutationObserver(() => {
  const isPageLive = page.hasAttribute(live);
  for (const [element, replay] of waiting) {
    if (element instanceof HTMLFormElement ? !element.hasAttribute(live) : !isPageLive) continue;
    waiting.delete(element);
    // In a task of its own: the one that made it live has not ended.
    setTimeout(replay);
  }
  if (isPageLive && waiting.size === 0) watcher.disconnect();
});
watcher.observe(page, { attributeFilter: [live], subtree: true });

/**
 * The first script of every page, inline in its HTML (`src/build/scripts.ts`): keeps clicks and submits from before
 * hydration and replays them after it. Small, without imports, and never throws.
 */

const page = document.documentElement;
/** Set on the document or on a form once React handles its clicks or submits. */
const liveAttribute = 'data-live';
/** Set where the page's scripts fail to load: here for the first of them, by `src/client.tsx` for the others. */
const scriptlessAttribute = 'data-scriptless';
const waiting = new Map<Element, { control: Element; replay: () => void }>();

// The Trusted Types policy: allows only the empty markup and the script URL that the site itself sets.
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
    if (!button || page.hasAttribute(liveAttribute)) return;
    const command = button.getAttribute('command');
    if (command) runCommand(button, command);
    else if (button.type !== 'submit') keepInput(button, { control: button, replay: () => button.click() });
  },
  true,
);

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute(liveAttribute)) return;
    // Without a script to send the answers, the browser would leave the page and lose them.
    event.preventDefault();
    event.stopPropagation();
    keepInput(form, { control: event.submitter ?? form, replay: () => form.requestSubmit() });
  },
  true,
);

/** Keeps a click or submit, and marks its control as pressed. */
function keepInput(element: Element, input: { control: Element; replay: () => void }): void {
  input.control.setAttribute('data-heard', '');
  waiting.set(element, input);
  replayInput();
}

/** Replays what React can handle by now. Where the scripts failed, focuses the form's note on other ways to reach the school. */
function replayInput(): void {
  const isPageLive = page.hasAttribute(liveAttribute);
  const isScriptless = page.hasAttribute(scriptlessAttribute);
  for (const [element, { control, replay }] of waiting) {
    const isLive = element instanceof HTMLFormElement ? element.hasAttribute(liveAttribute) : isPageLive;
    if (!isLive && !isScriptless) continue;
    waiting.delete(element);
    control.removeAttribute('data-heard');
    // In a later task, because React has not finished the current one.
    if (isLive) setTimeout(replay);
    else element.querySelector<HTMLElement>('[data-without-script]')?.focus();
  }
  if (isPageLive && waiting.size === 0) watcher.disconnect();
}

/** Opens and closes the menu's dialog in browsers without invoker commands. */
function runCommand(button: HTMLButtonElement, command: string): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

// `error` events of elements do not bubble, so this listens in the capture phase. The page has one script element.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && page.setAttribute(scriptlessAttribute, ''),
  true,
);

const watcher = new MutationObserver(replayInput);
watcher.observe(page, { attributeFilter: [liveAttribute, scriptlessAttribute], subtree: true });

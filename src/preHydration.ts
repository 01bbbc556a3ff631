/**
 * The first script of every page, inline in its HTML (`src/build/scripts.ts`). It queues clicks and submits that happen
 * before hydration and replays them afterwards. It must be small, without imports, and must not throw.
 */

const root = document.documentElement;
/** Set on the document or on a form once React handles its clicks or submits. */
const interactiveAttribute = 'data-interactive';
/** Set here if the client entry fails or hydration takes too long, and by `src/client.tsx` if another script fails. */
const scriptlessAttribute = 'data-scriptless';
/** Some failures fire no event: an engine without modules, an empty file, a file that never comes. */
const hydrationTimeoutMs = 30_000;
/**
 * On each of these, and on a click, React would hydrate the part of the page that the event reaches in one task, which takes
 * seconds on a cheap phone (`discreteReplayableEvents` of react-dom). They are kept from it until it has done so in its own time.
 */
const hydratingEvents =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste change contextmenu reset'.split(
    ' ',
  );
const queuedInputs = new Map<Element, { control: Element; find: () => HTMLElement | undefined }>();

// A page reached by client-side navigation has no document of its own. After a reload of a later page, Back changes only
// the URL, and React would hydrate the document as the wrong page. The navigation entry's name is the document's own URL.
const [documentEntry] = performance.getEntriesByType('navigation');
function reloadWrongDocument(): void {
  const isOther = documentEntry && new URL(documentEntry.name).pathname !== window.location.pathname;
  if (isOther && !root.hasAttribute(interactiveAttribute)) window.location.reload();
}
reloadWrongDocument();
window.addEventListener('popstate', reloadWrongDocument);

for (const type of hydratingEvents) {
  // Before React's listeners on the same object; those on the window hear the event.
  document.addEventListener(type, (event) => isHeard(event) || event.stopImmediatePropagation(), true);
}

/** Once the scripts were given up, what React has hydrated by then answers. */
function isHeard({ target }: Event): boolean {
  return (
    !(target instanceof Element) ||
    root.matches(`[${interactiveAttribute}], [${scriptlessAttribute}]`) ||
    target.closest(`form[${interactiveAttribute}]`) !== null
  );
}

document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    const command = button?.getAttribute('command');
    if (button && command) runCommand(button, command);
    if (root.hasAttribute(interactiveAttribute)) return;
    // The browser follows a link. The router would render the next page over one that is not hydrated yet.
    if (!isHeard(event) || event.target.closest('a')) event.stopImmediatePropagation();
    if (button?.type === 'button' && !command && !isHeard(event)) queueInput(button, button);
  },
  true,
);

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute(interactiveAttribute)) return;
    const isSearch = form.hasAttribute('action');
    if (isSearch && root.hasAttribute(interactiveAttribute)) return;
    // The browser's own submission would leave the page and lose the answers. The content policy refuses it too.
    event.preventDefault();
    event.stopPropagation();
    if (isSearch) {
      const query = String(new FormData(form).get('q'));
      window.location.assign(`${form.action}?q=${encodeURIComponent(query)}`);
    } else queueInput(form, event.submitter ?? form);
  },
  true,
);

function queueInput(element: HTMLElement, control: Element): void {
  control.setAttribute('data-queued', '');
  const alike = () => [...document.getElementsByClassName(element.className)] as HTMLElement[];
  const index = alike().indexOf(element);
  // React renders a page anew that a translation or a password manager has changed.
  const find = () => (element.isConnected ? element : alike()[index]);
  queuedInputs.set(element, { control, find });
  replayInput();
}

/** If the scripts failed, focuses the form's note on other contact options. */
function replayInput(): void {
  const isPageInteractive = root.hasAttribute(interactiveAttribute);
  // An input that was given up before is not replayed, because the visitor may have called the school instead.
  if (isPageInteractive) root.removeAttribute(scriptlessAttribute);
  const isScriptless = root.hasAttribute(scriptlessAttribute);
  for (const [queued, { control, find }] of queuedInputs) {
    const element = find();
    const isInteractive =
      element instanceof HTMLFormElement ? element.hasAttribute(interactiveAttribute) : isPageInteractive;
    if (!isInteractive && !isScriptless) continue;
    queuedInputs.delete(queued);
    control.removeAttribute('data-queued');
    // In a later task, because React has not finished the current one.
    if (element && isInteractive) setTimeout(replay, 0, element);
    else element?.querySelector<HTMLElement>('[data-without-script]')?.focus();
  }
  if (isPageInteractive && queuedInputs.size === 0) watcher.disconnect();
}

function replay(element: HTMLElement): void {
  // React listens for the event. Safari 15 lacks `requestSubmit`.
  if (element instanceof HTMLFormElement)
    element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  else element.click();
}

/** For browsers without invoker commands, after hydration too. */
function runCommand(button: HTMLButtonElement, command: string): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function reportFailure(): void {
  if (!root.hasAttribute(interactiveAttribute)) root.setAttribute(scriptlessAttribute, '');
}
setTimeout(reportFailure, hydrationTimeoutMs);

// If the client entry does not load, the event is its element's, which does not bubble. If it has a syntax error, the event is
// the window's.
window.addEventListener(
  'error',
  ({ target, filename }) => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
    if (entry && (target === entry || filename === entry.src)) reportFailure();
  },
  true,
);

const watcher = new MutationObserver(replayInput);
watcher.observe(root, { attributeFilter: [interactiveAttribute, scriptlessAttribute], subtree: true });

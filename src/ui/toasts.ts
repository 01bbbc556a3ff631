/**
 * A short message that screen readers announce. It disappears, so the page must show the same information, in other
 * words if a screen reader would read both.
 */
export interface ToastContent {
  tone: 'success' | 'error';
  title: string;
  text?: string;
}

type Listener = (toast: ToastContent) => void;

let listener: Listener | undefined;

/** Shows a toast. The first toast loads the code of the toast region. */
export function notify(toast: ToastContent): void {
  listener?.(toast);
}

/** Resolves with the module of the toast region, or undefined if it fails to load. */
export const loadToastRegion = () => import('./ToastRegion.tsx').catch(() => undefined);

/** Sets the listener of `notify`. Returns a function that removes it. */
export function onToast(show: Listener): () => void {
  listener = show;
  return () => {
    listener = undefined;
  };
}

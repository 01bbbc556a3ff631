/**
 * A short message over the page, said aloud. A toast goes: the page keeps what follows from it, in other words where it
 * would be heard twice.
 */
export interface ToastContent {
  tone: 'success' | 'error';
  title: string;
  text?: string;
}

type Listener = (toast: ToastContent) => void;

let listener: Listener | undefined;

/** Shows a toast. Its region's code is loaded with the first one. */
export function notify(toast: ToastContent): void {
  listener?.(toast);
}

/** The code that shows toasts; undefined when the connection went first. */
export const loadToastRegion = () => import('./ToastRegion.tsx').catch(() => undefined);

/** Called by the region's host: the one place that shows what `notify` is given. Returns the way to stop. */
export function onToast(show: Listener): () => void {
  listener = show;
  return () => {
    listener = undefined;
  };
}

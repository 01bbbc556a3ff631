import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { shareValue } from './sharedValue.ts';
import * as styles from './ToastRegion.css.ts';

export interface ToastContent {
  tone: 'success' | 'error';
  title: string;
  text?: string;
  /** The page announces its words, with what to do (`SendingFailed`). */
  isSilent?: boolean;
  /** A success whose text the page does not state too. */
  stays?: boolean;
}

/**
 * After this time, the focus has moved to the panel in the page, and a closing dialog no longer hides the region. Screen
 * readers would drop an earlier announcement.
 */
const toastDelayMs = 300;

/** Time to read the longest success twice. An error stays, because its words tell what to do. */
const readingMs = 12_000;

const currentToast = shareValue<ToastContent | null>(null, null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** In place of the previous toast. */
export function notify(toast: ToastContent): void {
  // Empty the region first, because a live region does not announce an unchanged text.
  closeToast();
  timer = setTimeout(() => currentToast.set(toast), toastDelayMs);
}

export function closeToast(): void {
  clearTimeout(timer);
  currentToast.set(null);
}

/**
 * At the end of every page. A toast stays until the visitor closes it, opens another page or sends a form. A success, which
 * the page states too, goes once it has been read, so that it does not cover the next action.
 */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const toast = currentToast.use();
  const region = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  const router = useRouter();

  useEffect(() => {
    if (!toast) return undefined;
    // The page's `scroll-padding` now ends at the toast, so this scrolls the focused element out from under it. Not back to a
    // heading that the visitor has scrolled out of the window.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== document.body) {
      const { top, bottom } = activeElement.getBoundingClientRect();
      if (activeElement.tabIndex >= 0 || (bottom > 0 && top < window.innerHeight))
        activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    const reading =
      toast.tone === 'success' &&
      !toast.stays &&
      setInterval(() => {
        if (!region.current?.matches(':hover, :focus-within')) closeToast();
      }, readingMs);
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // Closes the toast alone, not the dialog below it.
        event.preventDefault();
        event.stopPropagation();
        close();
      },
      { signal, capture: true },
    );
    document.addEventListener('submit', closeToast, { signal, capture: true });
    const unsubscribe = router.subscribe(
      'onBeforeNavigate',
      ({ pathChanged }) => pathChanged && closeToast(),
    );
    return () => {
      if (reading) clearInterval(reading);
      controller.abort();
      unsubscribe();
    };
  }, [toast, router]);

  function close() {
    const hasFocus = region.current?.contains(document.activeElement);
    closeToast();
    if (hasFocus && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  return (
    <div
      ref={region}
      data-toast={toast?.tone}
      // Keeps the toast reachable while a dialog of react-aria is open.
      data-react-aria-top-layer="true"
      className={toast ? styles.toast[toast.tone] : styles.region}
    >
      {toast && <Icon name={toast.tone === 'success' ? 'check' : 'warning'} />}
      {/* Without `role="status"`, because screen readers stop at an empty status. A single element, because Orca may
          read two in the wrong order, or only one of them. */}
      <div
        aria-live="polite"
        aria-atomic="true"
        aria-hidden={toast?.isSilent || undefined}
        className={styles.message}
      >
        {toast && (
          <p>
            <span className={styles.title}>{toast.title}</span> {toast.text && <span>{toast.text}</span>}
          </p>
        )}
      </div>
      {toast && (
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onFocus={({ relatedTarget }) => {
            focusedBefore.current = relatedTarget;
          }}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

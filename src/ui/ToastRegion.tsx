import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastBody,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { Icon } from './Icon.tsx';
import * as styles from './ToastRegion.css.ts';
import type { ToastContent } from './toasts.ts';

const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 });

/**
 * Long enough to read a toast twice. Hover and focus pause the timer. Error toasts disappear too, because they cover
 * part of the page and the page shows the error as well.
 */
const timeoutMs = 20_000;

/** Shows a toast in place of the previous one. */
export function addToast(content: ToastContent): void {
  queue.clear();
  queue.add(content, { timeout: timeoutMs });
}

interface ToastRegionProps {
  label: string;
  closeLabel: string;
  locale: string;
}

/** The landmark that holds the toasts. F6 moves the focus to it. */
export function ToastRegion({ label, closeLabel, locale }: ToastRegionProps) {
  return (
    <I18nProvider locale={locale}>
      <Region queue={queue} className={styles.region} aria-label={label}>
        {({ toast }) => (
          <Toast toast={toast} className={styles.toast[toast.content.tone]}>
            <Icon name={toast.content.tone === 'success' ? 'check' : 'warning'} />
            <ToastBody className={styles.words}>
              <Text slot="title" className={styles.title}>
                {toast.content.title}
              </Text>
              {toast.content.text && <Text slot="description">{toast.content.text}</Text>}
            </ToastBody>
            <Button slot="close" className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Button>
          </Toast>
        )}
      </Region>
    </I18nProvider>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './Dialog.css.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  heading: string;
  closeLabel: string;
  locale: string;
  onClose: () => void;
  /** A press outside closes it. Not for a form, which the second click of a double click on its opener would close. */
  isDismissable?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog that is open while it is rendered. It traps the focus and restores it afterwards. Escape and the close
 * button call `onClose`. The body scrolls, so that an on-screen keyboard cannot hide a field.
 *
 * The body takes the focus, as a group with the dialog's title. From the dialog itself, as react-aria proposes, Orca would
 * read the whole text at once; from the heading, nothing, because the page around the dialog is already inert. Orca says
 * “cliquable” after the title, because React listens for clicks on the container of a portal.
 */
export function Dialog({
  heading,
  closeLabel,
  locale,
  onClose,
  isDismissable = false,
  children,
}: DialogProps) {
  const headingId = useId();
  const body = useRef<HTMLDivElement>(null);
  // Without scrolling: in a low window the heading scrolls with the body, and would be out of view.
  useEffect(() => body.current?.focus({ preventScroll: true }), []);
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={styles.overlay}
        isOpen
        isDismissable={isDismissable}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Modal className={styles.modal}>
          <AriaDialog className={styles.dialog}>
            <div className={styles.head}>
              <Heading slot="title" id={headingId} level={2} className={styles.heading}>
                {heading}
              </Heading>
              <Button slot="close" className={styles.close}>
                {closeLabel}
                <Icon name="close" />
              </Button>
            </div>
            {/* Focusable with Tab, so that the keyboard can scroll a text without links or controls. */}
            <div
              ref={body}
              className={styles.body}
              role="group"
              aria-labelledby={headingId}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
            >
              {children}
            </div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

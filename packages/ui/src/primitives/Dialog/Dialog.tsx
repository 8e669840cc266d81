import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { IconButton } from '../Button/Button.tsx';
import { CloseIcon } from '../icons/messageIcons.tsx';
import * as css from './Dialog.css.ts';
import { dialogMessages, type DialogMessages } from './Dialog.messages.ts';
import { elementProps, type ElementProps, useElementRef } from '../element/elementProps.ts';

export interface DialogProps extends ElementProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /** @default 'narrow' */
  size?: keyof typeof css.sizes;
  /**
   * Closes by a press outside; leave it out where something typed could be lost.
   *
   * @default false
   */
  isDismissable?: boolean;
  /**
   * Without it the answer is needed: no close button, no Escape.
   *
   * @default true
   */
  isClosable?: boolean;
  messages?: Partial<DialogMessages>;
}

/** Takes the focus back from what was disabled while it had it, such as the field of a form being sent. */
function useFocusInside(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.matches(':disabled')) dialog.current?.focus();
  });
}

/**
 * Gives the focus back after a dialog that closed by itself, as when something was saved: React Aria does so
 * while the page is still inert, and so in vain.
 */
function useFocusReturned(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    return () =>
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener.current instanceof HTMLElement) {
          opener.current.focus({ preventScroll: true });
        }
      });
  }, [isOpen]);
}

/**
 * A modal dialog: keeps the focus inside, gives it back to where it was, closes by Escape.
 * Import it through a module that is loaded on demand.
 *
 * @example
 * ```tsx
 * <Dialog
 *   isOpen={isOpen}
 *   onOpenChange={setOpen}
 *   title="Sign out?"
 *   actions={<Button onPress={signOut}>Sign out</Button>}
 * >
 *   What is not saved stays on this device.
 * </Dialog>
 * ```
 */
export const Dialog = ({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  size = 'narrow',
  isDismissable = false,
  isClosable = true,
  messages,
  ...own
}: DialogProps) => {
  const { locale, direction } = useSurroundings();
  const words = useMessages('Dialog', dialogMessages, messages);
  const dialog = useElementRef<HTMLElement>(own);
  useFocusInside(dialog);
  useFocusReturned(isOpen);
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={css.scrim}
        // It stands at the end of the page, outside of what says so there.
        dir={direction === 'rtl' ? direction : undefined}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isClosable}
      >
        <Modal className={css.sizes[size]}>
          <AriaDialog {...elementProps(own, css.dialog)} ref={dialog}>
            <header className={css.header}>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {isClosable && (
                <IconButton aria-label={words.close} onPress={() => onOpenChange(false)}>
                  <CloseIcon />
                </IconButton>
              )}
            </header>
            <div className={css.body}>{children}</div>
            {actions && <footer className={css.footer}>{actions}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
};

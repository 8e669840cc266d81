import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useFallbackLang, useLocaleContext, useMessages } from '../../words/provider.tsx';
import { dialogMessages, type DialogMessages } from '../../locales/en/Dialog.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { IconButton } from '../Button/Button.tsx';
import { CloseIcon } from '../icons/messageIcons.tsx';
import { elementProps, type ElementProps, useElementRef } from '../element/elementProps.ts';
import { HeadingLevelProvider } from '../element/headingLevel.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps extends ElementProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when the reader closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The heading, which also names the dialog. */
  title: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /**
   * The width. `screen` fills the window, black on white in every theme, for a code that a scanner reads.
   *
   * @default 'narrow'
   */
  size?: keyof typeof css.sizes;
  /**
   * Closes on a press outside. Don't set it where typed text could be lost.
   *
   * @default false
   */
  isDismissable?: boolean;
  /**
   * Whether it has a close button and closes on Escape. Set it to false when an answer is required.
   *
   * @default true
   */
  isClosable?: boolean;
  /** Replaces single texts. */
  messages?: SomeMessages<DialogMessages>;
}

/** Moves the focus back inside when the focused control is disabled, such as in a form that is being sent. */
function useFocusInside(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.matches(':disabled')) dialog.current?.focus();
  });
}

/**
 * Returns the focus after a dialog closes without a user action, such as after a save. React Aria tries this while the
 * page is still inert, and fails.
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
 * A modal dialog. Keeps the focus inside, returns it on close, and closes on Escape. Load the module that uses it
 * lazily.
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
  const { locale, direction } = useLocaleContext();
  const words = useMessages('Dialog', dialogMessages, messages);
  const lang = useFallbackLang('Dialog', messages);
  const dialog = useElementRef<HTMLElement>(own);
  useFocusInside(dialog);
  useFocusReturned(isOpen);
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={css.scrims[size]}
        // Dialogs render at the end of `body`, outside the provider's `dir`.
        dir={direction === 'rtl' ? direction : undefined}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isClosable}
      >
        <Modal className={css.sizes[size]}>
          <AriaDialog {...elementProps(own, css.dialogs[size])} ref={dialog}>
            <header className={css.header}>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {isClosable && (
                <IconButton
                  aria-label={words.close}
                  lang={lang}
                  onPress={() => onOpenChange(false)}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </header>
            <div className={css.body}>
              {/* A dialog has an outline of its own, wherever it is opened from. */}
              <HeadingLevelProvider value={3}>{children}</HeadingLevelProvider>
            </div>
            {actions && <footer className={css.footer}>{actions}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
};

import type { ReactNode } from 'react';
import { useMessages } from '../../words/provider.tsx';
import { messageBarMessages, type MessageBarMessages } from '../../locales/en/MessageBar.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { IconButton } from '../Button/Button.tsx';
import { CloseIcon } from '../icons/messageIcons.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './MessageBar.css.ts';

/** A message of the bar. */
export interface BarMessage {
  /** A new id restarts the animation. */
  readonly id: string | number;
  readonly tone: keyof typeof css.bar;
  readonly text: ReactNode;
}

export interface MessageBarProps extends ElementProps {
  /** Use `alert` for errors, which are announced immediately. */
  role: 'status' | 'alert';
  /** The message; null for none. */
  message: BarMessage | null;
  /** Called to close it. */
  onClose: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<MessageBarMessages>;
}

/**
 * A bar at the bottom of the window for the latest message. Render it before there is a message: screen readers only
 * announce changes of an existing live region.
 *
 * @example
 * ```tsx
 * <MessageBar role="status" message={{ id: 1, tone: 'success', text: 'Saved.' }} onClose={close} />
 * ```
 */
export const MessageBar = ({ role, message, onClose, messages, ...own }: MessageBarProps) => {
  const words = useMessages('MessageBar', messageBarMessages, messages);
  return (
    <div {...elementProps(own, css.region)} role={role}>
      {message && (
        <div key={message.id} className={css.bar[message.tone]}>
          <span>{message.text}</span>
          <IconButton aria-label={words.close} onPress={() => onClose()}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
};

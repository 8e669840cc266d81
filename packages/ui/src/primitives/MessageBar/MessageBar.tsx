import type { ReactNode } from 'react';
import { useMessages } from '../../words/useMessages.ts';
import { IconButton } from '../Button/Button.tsx';
import { CloseIcon } from '../icons/messageIcons.tsx';
import * as css from './MessageBar.css.ts';
import { messageBarMessages, type MessageBarMessages } from './MessageBar.messages.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';

/** One message of the bar. */
export interface BarMessage {
  /** Another one rises in its place. */
  readonly id: string | number;
  readonly tone: keyof typeof css.bar;
  readonly text: ReactNode;
}

export interface MessageBarProps extends ElementProps {
  /** `alert` for what went wrong, which is said at once. */
  role: 'status' | 'alert';
  message: BarMessage | null;
  onClose: () => void;
  messages?: Partial<MessageBarMessages>;
}

/**
 * The place at the bottom of the window for what has just happened. It is there before its message is, so
 * that screen readers hear it without losing their place.
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
          <IconButton aria-label={words.close} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
};

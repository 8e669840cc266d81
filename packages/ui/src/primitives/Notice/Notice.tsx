import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/messageIcons.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './Notice.css.ts';

export interface NoticeProps extends ElementProps {
  /**
   * Good, bad or neutral. Say it in words too.
   *
   * @default 'info'
   */
  tone?: keyof typeof css.tones;
  /** A strong first line. */
  title?: ReactNode;
  /** The text. */
  children: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** `status` announces politely, `alert` immediately. Without a role nothing is announced. */
  role?: 'status' | 'alert';
}

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon };

/**
 * A message on the page: what happened and what to do.
 *
 * @example
 * ```tsx
 * <Notice tone="danger" role="alert" action={<Button onPress={retry}>Try again</Button>}>
 *   The ballot could not be loaded.
 * </Notice>
 * ```
 */
export const Notice = ({ tone = 'info', title, children, action, role, ...own }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <div {...elementProps(own, css.tones[tone])} role={role}>
      <div className={css.message}>
        <Icon />
        <div className={css.text}>
          {title !== undefined && <p className={css.title}>{title}</p>}
          <div>{children}</div>
        </div>
      </div>
      {action}
    </div>
  );
};

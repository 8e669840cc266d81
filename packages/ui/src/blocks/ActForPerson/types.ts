import type { ReactNode } from 'react';
import type { ActForPersonMessages } from './ActForPerson.messages.ts';
import type { ElementProps } from '../../primitives/element/elementProps.ts';

/** Props that every form of the crew has. */
export interface ActProps extends ElementProps {
  /** The legal name of the person it is done for. */
  name: string;
  /** The email address of the operator. */
  operator: string;
  reason: string;
  onReasonChange: (reason: string) => void;
  /** Whether the request is in flight. */
  isSending: boolean;
  /** Why it failed, in words. */
  problem?: ReactNode;
  /** Called to go back to the record and discard what was typed. */
  onCancel: () => void;
  messages?: Partial<ActForPersonMessages>;
}

import type { ReactNode } from 'react';
import type { ActForPersonMessages } from './ActForPerson.messages.ts';
import type { ElementProps } from '../../primitives/element/elementProps.ts';

/** What every act of the crew for somebody has. */
export interface ActProps extends ElementProps {
  /** Whom it is done for: the name on record. */
  name: string;
  /** The address of whoever does it. */
  operator: string;
  reason: string;
  onReasonChange: (reason: string) => void;
  /** It is on its way. */
  isSending: boolean;
  /** Why it was not done, in words. */
  problem?: ReactNode;
  /** Goes back to the record; what is typed is given up. */
  onCancel: () => void;
  messages?: Partial<ActForPersonMessages>;
}

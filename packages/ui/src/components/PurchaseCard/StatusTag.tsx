import { PURCHASE_STATUSES, purchaseColour } from '@conkit/rules';
import type { PurchaseCardMessages } from '../../locales/en/PurchaseCard.gen.ts';
import { Tag } from '../../primitives/Tag/Tag.tsx';

const tones = { success: 'success', failure: 'danger', neutral: 'info' } as const;

/** Returns the tone of a purchase's status. */
export const getStatusTone = (status: string) => tones[purchaseColour(status)];

interface StatusTagProps {
  /** An unknown status is shown as pending. */
  status: string;
  words: PurchaseCardMessages;
}

/** The status of a purchase. */
export function StatusTag({ status, words }: StatusTagProps) {
  const known = PURCHASE_STATUSES.find((each) => each === status);
  return <Tag tone={getStatusTone(status)}>{known ? words.status[known] : words.pending}</Tag>;
}

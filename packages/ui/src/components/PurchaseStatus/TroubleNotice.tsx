import { Notice, type NoticeProps } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { useMoney } from '../../words/useMoney.ts';
import type { PurchaseTrouble } from './purchase.ts';
import { purchaseStatusMessages, type PurchaseStatusMessages } from './PurchaseStatus.messages.tsx';

export interface TroubleNoticeProps {
  trouble: PurchaseTrouble;
  /** The convention's email address for questions about purchases. */
  contact: string;
  messages?: Partial<PurchaseStatusMessages>;
}

/** Refusals by the card or the bank, which are errors. All others are warnings. */
const REFUSALS: ReadonlySet<PurchaseTrouble['kind']> = new Set([
  'declined',
  'notStarted',
  'notPaid',
  'notLoaded',
  'refused',
]);

/** Why a purchase didn't continue and what to do. It contains only facts that are certain. */
export function TroubleNotice({ trouble, contact, messages }: TroubleNoticeProps) {
  const words = useMessages('PurchaseStatus', purchaseStatusMessages, messages);
  const { money } = useMoney();
  const tone: NoticeProps['tone'] = REFUSALS.has(trouble.kind) ? 'danger' : 'warning';
  const [title, text] = said();
  return (
    <Notice tone={tone} role="alert" title={title}>
      {text}
    </Notice>
  );

  function said() {
    switch (trouble.kind) {
      case 'refused':
        return [undefined, trouble.text];
      case 'repriced':
        return [words.repricedTitle, words.repriced(money(trouble.now), money(trouble.before))];
      case 'notStarted':
        return [
          words.notStartedTitle,
          words.notStarted(<a href={`mailto:${contact}`}>{contact}</a>),
        ];
      default: {
        const plain = words.trouble[trouble.kind];
        return [plain.title, plain.text];
      }
    }
  }
}

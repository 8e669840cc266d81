import { PURCHASE_STATUSES, purchaseColour } from '@conkit/rules';
import { purchaseCardMessages } from '../../components/PurchaseCard/PurchaseCard.messages.ts';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { createMoney } from '../../words/money.ts';
import { useMessages } from '../../words/useMessages.ts';
import { useWhen } from '../../components/RecordLog/useWhen.ts';
import { Newest } from './Newest.tsx';
import * as css from './PersonRecord.css.ts';
import type { PersonRecordMessages } from './PersonRecord.messages.ts';
import type { RecordedPurchase } from './types.ts';

const tones = { success: 'success', failure: 'danger', neutral: 'info' } as const;

interface PurchasesProps {
  purchases: readonly RecordedPurchase[];
  words: PersonRecordMessages;
}

/** The purchases for a person or by their account, with status and price. */
export const Purchases = ({ purchases, words }: PurchasesProps) => {
  const card = useMessages('PurchaseCard', purchaseCardMessages);
  const { locale, once } = useSurroundings();
  const when = useWhen();
  const statusText = (status: string) => {
    const known = PURCHASE_STATUSES.find((each) => each === status);
    return known ? card.status[known] : card.pending;
  };
  return (
    <Card title={words.purchases}>
      <CardBody>
        {purchases.length === 0 && <p>{words.noPurchases}</p>}
        {purchases.length > 0 && (
          <ul className={css.rows}>
            {purchases.map(({ id, title, amount, currency, status, created, error }) => (
              <li key={id} className={css.row}>
                <div className={css.what}>
                  <p>{title}</p>
                  <p className={css.quiet}>
                    #{id} · <time dateTime={created}>{when(created)}</time>
                    {error !== null && ` · ${card.problem(error)}`}
                  </p>
                </div>
                <p className={css.state}>
                  <Tag tone={tones[purchaseColour(status)]}>{statusText(status)}</Tag>
                  <span>{createMoney(locale, currency, once).money(amount)}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
        <Newest count={purchases.length} words={words} />
      </CardBody>
    </Card>
  );
};

import { labelPrice } from '@conkit/rules';
import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { useMoney } from '../../words/useMoney.ts';
import type { PaymentsPageMessages } from './PaymentsPage.messages.ts';

/** A category of items on sale. */
export interface SoldCategory {
  key: string;
  label: string;
  types: readonly {
    readonly key: string;
    readonly label: string;
    /** Its price in the currency's minor unit, if it is fixed. */
    readonly amount?: number;
  }[];
}

interface NewPaymentsProps {
  categories: readonly SoldCategory[];
  words: PaymentsPageMessages;
}

/** The categories of items on sale, each with its types and prices. */
export function NewPayments({ categories, words }: NewPaymentsProps) {
  const { money } = useMoney();
  const price = (amount: number | undefined) => {
    const text = labelPrice(amount);
    return text.kind === 'price' ? money(text.amount) : undefined;
  };
  if (categories.length === 0) {
    return (
      <Card>
        <CardBody>
          <p>{words.nothingToBuy}</p>
        </CardBody>
      </Card>
    );
  }
  return categories.map(({ key, label, types }) => (
    <Card key={key} title={words.newOf(label)}>
      <ActionList
        aria-label={words.newOf(label)}
        actions={types.map((type) => ({
          id: type.key,
          label: type.label,
          price: price(type.amount),
          href: `/pay/${type.key}`,
        }))}
      />
    </Card>
  ));
}

import type { PurchaseData } from '@conkit/api-client';
import { labelPrice } from '@conkit/rules';
import { ActionList, Card, CardBody, useMoney } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { labelOf } from '../../i18n/soldWords.ts';
import { listedCategories } from './catalogue.ts';

/** The categories of what there is to buy, each with its types and their prices. */
export function NewPayments({ data }: { data: PurchaseData }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { money } = useMoney();
  const price = (cents: number | undefined) => {
    const text = labelPrice(cents);
    return text.kind === 'price' ? money(text.cents) : undefined;
  };
  const categories = listedCategories(data);
  if (categories.length === 0) {
    return (
      <Card>
        <CardBody>
          <p>
            <Trans>There is nothing else to buy at the moment.</Trans>
          </p>
        </CardBody>
      </Card>
    );
  }
  return categories.map(({ key, category, types }) => {
    const label = labelOf(category, language);
    return (
      <Card key={key} title={<Trans>New {label}</Trans>}>
        <ActionList
          aria-label={t`New ${label}`}
          actions={types.map((type) => ({
            id: type.key,
            label: labelOf(type, language),
            price: price(type.amount),
            href: `/pay/${type.key}`,
          }))}
        />
      </Card>
    );
  });
}

import type { Config, Purchase, PurchaseData } from '@conkit/api-client';
import { useLanguage } from '../../i18n/language.ts';
import { localized } from '../../i18n/localized.ts';
import { getLabel, getOptionLabels } from '../../i18n/productTexts.ts';
import { listAnswerFields } from '../../i18n/purchaseAnswers.ts';

/** Returns a function that returns a purchase's title and the labels of its data. */
export function usePurchaseWords(config: Config, data: PurchaseData) {
  const language = useLanguage();
  const memberships = Object.fromEntries(
    Object.entries(config.membershipTypes).map(([key, { label }]) => [
      key,
      localized(label, language),
    ]),
  );
  return (purchase: Pick<Purchase, 'category' | 'type' | 'data'>) => {
    const { category: key, type: name } = purchase;
    const category = Object.hasOwn(data, key) ? data[key] : undefined;
    const type = category?.types.find((candidate) => candidate.key === name);
    const title = type ? getLabel(type, language) : name;
    const categoryLabel = category ? getLabel(category, language) : key;
    return {
      title,
      subtitle: categoryLabel === title ? undefined : categoryLabel,
      fields: [
        ...(category?.shape ?? []).map((field) => ({
          key: field.key,
          label: getLabel(field, language),
          values: field.key === 'membership' ? memberships : getOptionLabels(field, language),
        })),
        ...listAnswerFields(data, purchase, language),
      ],
    };
  };
}

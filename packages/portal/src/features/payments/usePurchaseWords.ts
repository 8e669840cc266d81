import type { Config, Purchase, PurchaseData } from '@conkit/api-client';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { labelOf, valuesOf } from '../../i18n/soldWords.ts';

/** Returns a function that gives a purchase's title and the labels of its data. */
export function usePurchaseWords(config: Config, data: PurchaseData) {
  const language = useLanguage();
  const memberships = Object.fromEntries(
    Object.entries(config.membershipTypes).map(([key, { label }]) => [
      key,
      localized(label, language),
    ]),
  );
  return ({ category: key, type: name }: Pick<Purchase, 'category' | 'type'>) => {
    const category = Object.hasOwn(data, key) ? data[key] : undefined;
    const type = category?.types.find((candidate) => candidate.key === name);
    const title = type ? labelOf(type, language) : name;
    const categoryLabel = category ? labelOf(category, language) : key;
    return {
      title,
      subtitle: categoryLabel === title ? undefined : categoryLabel,
      shape: (category?.shape ?? []).map((field) => ({
        key: field.key,
        label: labelOf(field, language),
        values: field.key === 'membership' ? memberships : valuesOf(field, language),
      })),
    };
  };
}

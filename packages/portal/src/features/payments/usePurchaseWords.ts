import type { Config, Purchase, PurchaseData, Question } from '@conkit/api-client';
import { COUNTRIES } from '@conkit/rules';
import { useLanguage, type Language } from '../../i18n/language.ts';
import { localized } from '../../i18n/localized.ts';
import { getLabel, getOptionLabels } from '../../i18n/productTexts.ts';

/** Returns a function that returns a purchase's title and the labels of its data. */
export function usePurchaseWords(config: Config, data: PurchaseData) {
  const language = useLanguage();
  const memberships = Object.fromEntries(
    Object.entries(config.membershipTypes).map(([key, { label }]) => [
      key,
      localized(label, language),
    ]),
  );
  return ({
    category: key,
    type: name,
    data: values,
  }: Pick<Purchase, 'category' | 'type' | 'data'>) => {
    const category = Object.hasOwn(data, key) ? data[key] : undefined;
    const type = category?.types.find((candidate) => candidate.key === name);
    // An upgrade asks what its new membership asks.
    const asked = key === 'upgrade' ? findNewMember(data, values['membership']) : type;
    const questions = asked?.questions ?? [];
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
        ...questions.map((question) => ({
          key: question.key,
          label: getLabel(question, language),
          values: getAnswerLabels(question, values[question.key], language),
        })),
      ],
    };
  };
}

const findNewMember = (data: PurchaseData, membership: unknown) =>
  data['new_member']?.types.find(({ key }) => key === membership);

/** Returns the texts of an answer that is a choice or a country. */
function getAnswerLabels(
  question: Question,
  answer: unknown,
  language: Language,
): Readonly<Record<string, string>> | undefined {
  if (typeof answer !== 'string') return undefined;
  // An answer stays when its question changes.
  if (question.type === 'country' && COUNTRIES.includes(answer)) {
    return { [answer]: new Intl.DisplayNames(language, { type: 'region' }).of(answer) ?? answer };
  }
  return getOptionLabels(question, language);
}

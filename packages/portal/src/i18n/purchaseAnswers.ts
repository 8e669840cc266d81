import type { Purchase, PurchaseData, Question } from '@conkit/api-client';
import { findQuestions } from '@conkit/rules';
import type { Language } from './language.ts';
import { getLabel, getOptionLabels } from './productTexts.ts';

type Bought = Pick<Purchase, 'category' | 'type' | 'data'>;

/** Returns the questions that a purchase answered, with the texts of its answers. */
export function listAnswerFields(sold: PurchaseData, purchase: Bought, language: Language) {
  return findQuestions(sold, purchase).map((question) => ({
    key: question.key,
    label: getLabel(question, language),
    values: getAnswerLabels(question, purchase.data[question.key], language),
  }));
}

/** Returns the text of an answer that is a choice or a country, by answer. */
function getAnswerLabels(
  question: Question,
  answer: unknown,
  language: Language,
): Readonly<Record<string, string>> | undefined {
  // An answer stays when its question changes, and `Intl` refuses other texts.
  if (question.type === 'country' && typeof answer === 'string' && /^[A-Z]{2}$/.test(answer)) {
    return { [answer]: new Intl.DisplayNames(language, { type: 'region' }).of(answer) ?? answer };
  }
  return getOptionLabels(question, language);
}

import type { Convention, QuestionConfig } from './types.ts';

/** A purchase, as far as it decides which questions were asked. */
export interface AskedPurchase {
  readonly category: string;
  readonly type: string;
  /** The stored values. They name the new membership of an upgrade, whose questions it asks. */
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Returns the questions that a convention asks about a product. */
export function findQuestions(
  { purchase_categories: categories }: Pick<Convention, 'purchase_categories'>,
  { category, type, data }: AskedPurchase,
): readonly QuestionConfig[] {
  const isUpgrade = category === 'upgrade';
  const name = isUpgrade ? 'new_member' : category;
  const product = isUpgrade ? data?.['membership'] : type;
  const types = Object.hasOwn(categories, name) ? categories[name]?.types : undefined;
  return types?.find(({ key }) => key === product)?.questions ?? [];
}

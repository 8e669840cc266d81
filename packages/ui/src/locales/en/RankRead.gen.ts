// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { formatEnglishList } from '../../words/formatValue.ts';

export interface RankReadMessages {
  title: (values: { category: string }) => string;
  explain: string;
  /** After the title of a finalist in the ranking. */
  added: string;
  /** `isFull`: whether there is no free position. */
  nothing: (values: { isFull: boolean }) => string;
  leftOut: (values: { titles: readonly string[] }) => string;
  add: string;
  cancel: string;
  close: string;
}

export const rankReadMessages: RankReadMessages = {
  title: ({ category }) => `Rank what you have read: ${category}`,
  explain: 'What you have read is added below your ranking, in the order of the ballot. What you ranked already stays in its order. This would be your ranking:',
  added: 'added',
  nothing: ({ isFull }) => isFull ? 'Your ranking has no free position. Nothing was changed.' : 'Everything that you have read is ranked already.',
  leftOut: ({ titles }) => `There is no position for ${formatEnglishList(titles)}.`,
  add: 'Add to my ranking',
  cancel: 'Not now',
  close: 'Close',
};

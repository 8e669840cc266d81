// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface AwardBallotMessages {
  loading: string;
  /** The label of a category's ranking. */
  rankingFor: (values: { category: string }) => string;
  /** How many categories have a ranking that counts. */
  progress: (values: { ranked: number; total: number }) => string;
  /** The label of the mark for a category with a ranking that counts. */
  ranked: string;
  /** The label of the mark for a category without a ranking. */
  notRanked: string;
  /** The label of the mark for a category with entries that would not count. */
  hasGap: string;
  /** The label of the mark for a category that the server refused. */
  notSaved: string;
  /** The label of the mark for a category that needs the voter's decision. */
  inConflict: string;
  /** In the summary of a folded category, before the ranking, when some of it would not count. */
  counts: (values: { counted: number; ranked: number }) => string;
  /** The summary of a folded category without a ranking. */
  finalists: (values: { count: number; titles: readonly string[] }) => string;
  /** The link to the next category with something to do, or after the last. */
  next: (values: { category: string }) => string;
  toReview: string;
  /** The link from a read-only ballot to the signature. */
  signFirst: string;
  /** `left` is "in 3 hours". */
  closes: (values: { left: string }) => string;
  review: string;
  retry: string;
  /** The ballot of another award has unsaved changes. */
  waitsElsewhere: (values: { link: (text: string) => ReactNode; name: string; forms?: Readonly<Record<string, string>> | undefined }) => ReactNode;
  /** Followed by the reason. */
  packetFailed: string;
  refused: (values: { reason: 'replacedFinalist' | 'unknownCategory' | 'other' }) => string;
  /** `rank` counts from 1. */
  replaced: (values: { title: string; rank: number }) => string;
  /** After the deadline, above what was saved. */
  notCounted: string;
  choice: {
    rankingFor: (values: { category: string }) => string;
    progress: (values: { ranked: number; total: number }) => string;
    ranked: string;
    notRanked: string;
    signFirst: string;
    refused: (values: { reason: 'replacedFinalist' | 'unknownCategory' | 'other' }) => string;
    replaced: (values: { title: string; rank: number }) => string;
    notCounted: string;
  };
}

export const awardBallotMessages: AwardBallotMessages = {
  loading: 'Loading your ballot',
  rankingFor: ({ category }) => `Ranking for ${category}`,
  progress: ({ ranked, total }) => `${ranked} of ${total} ranked`,
  ranked: 'ranked',
  notRanked: 'not ranked',
  hasGap: 'has a gap',
  notSaved: 'not saved',
  inConflict: 'changed in two places',
  counts: ({ counted, ranked }) => `${counted} of ${ranked} count`,
  finalists: ({ count, titles }) => `${count} ${count === 1 ? 'finalist' : 'finalists'}: ${titles.join(' · ')}`,
  next: ({ category }) => `Next: ${category}`,
  toReview: 'Review your ballot',
  signFirst: 'Sign to rank',
  closes: ({ left }) => `Closes ${left}`,
  review: 'Review',
  retry: 'Try again',
  waitsElsewhere: ({ link, forms, name }) => createElement(Fragment, null, 'Something on your ', link(`${!forms?.['short'] ? name : `${forms?.['short']}`} ballot`), ' is not saved: it waits for your decision there.'),
  packetFailed: 'The voter packet could not be loaded.',
  refused: ({ reason }) => reason === 'replacedFinalist' ? 'This ranking is not saved: a finalist on it was replaced and can no longer be ranked. Take it off, and your ranking will be saved.' : reason === 'unknownCategory' ? 'This ranking is not saved: there is no vote in this category any more.' : 'The server did not accept this ranking: something on it can no longer be ranked. Change it, and it will be saved.',
  replaced: ({ title, rank }) => `“${title}”, which you ranked ${rank}, is no longer on the ballot. Your ranking stays as it is until you change it; nothing has been changed or sent for you.`,
  notCounted: 'The ranking below was not saved before voting closed. What was saved:',
  choice: {
    rankingFor: ({ category }) => `Choice for ${category}`,
    progress: ({ ranked, total }) => `${ranked} of ${total} chosen`,
    ranked: 'chosen',
    notRanked: 'nothing chosen',
    signFirst: 'Sign to choose',
    refused: ({ reason }) => reason === 'replacedFinalist' ? 'This choice is not saved: the finalist was replaced and can no longer be chosen. Choose another.' : reason === 'unknownCategory' ? 'This choice is not saved: there is no vote in this category any more.' : 'The server did not accept this choice: it can no longer be made. Choose another.',
    replaced: ({ title }) => `“${title}”, which you chose, is no longer on the ballot. Your choice stays as it is until you change it; nothing has been changed or sent for you.`,
    notCounted: 'The choice below was not saved before voting closed. What was saved:',
  },
};

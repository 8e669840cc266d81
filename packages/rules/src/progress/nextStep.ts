import { closingTime, periodPhase, urgencyOf, type Period } from '../calendar.ts';
import type { Progress } from './progress.ts';

/** An award page of one person of an account. */
export interface PersonsPage<Page extends string = string> {
  readonly personId: number;
  readonly page: Page;
  readonly period: Period;
  readonly progress: Progress;
}

/** The next step to suggest. */
export type NextStep<Page extends string = string> =
  | { readonly kind: 'invoice'; readonly id: number }
  | {
      readonly kind: 'continue' | 'start';
      readonly personId: number;
      readonly page: Page;
    };

/**
 * Returns the next step of an account: an award page that closes within a day; else an open invoice; else an award
 * page, begun ones before others, then by deadline. Closed and finished pages are never next. Equal pages keep the
 * account's order (PRG-3).
 *
 * @param invoices the ids of unpaid invoices, in their order
 * @param pages in the account's order
 */
export const nextStep = <Page extends string>(
  invoices: readonly number[],
  pages: readonly PersonsPage<Page>[],
  now: Date,
): NextStep<Page> | undefined => {
  const [invoice] = invoices;
  // Sorting is stable, so equal pages keep their order.
  const open = pages
    .filter(({ period, progress }) => periodPhase(period, now) === 'open' && !isFinished(progress))
    .toSorted((one, other) => closing(one) - closing(other));
  const urgent = open.find(({ period }) => urgencyOf(period, now) !== 'calm');
  if (!urgent && invoice !== undefined) return { kind: 'invoice', id: invoice };
  const next = urgent ?? open.find(isBegun) ?? open[0];
  return (
    next && {
      kind: isBegun(next) ? 'continue' : 'start',
      personId: next.personId,
      page: next.page,
    }
  );
};

const closing = ({ period }: PersonsPage): number => closingTime(period).getTime();

const isBegun = ({ progress }: PersonsPage): boolean => progress.saved !== null;

const isFinished = ({ done, categories }: Progress): boolean => done >= categories;

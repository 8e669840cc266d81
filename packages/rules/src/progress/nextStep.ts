import { closingTime, periodPhase, urgencyOf, type Period } from '../calendar.ts';
import type { Progress } from './progress.ts';

/** A page of an award that a person of an account can be sent to. */
export interface PersonsPage<Page extends string = string> {
  readonly personId: number;
  readonly page: Page;
  readonly period: Period;
  readonly progress: Progress;
}

/** The one thing to do next. */
export type NextStep<Page extends string = string> =
  | { readonly kind: 'invoice'; readonly id: number }
  | {
      readonly kind: 'continue' | 'start';
      readonly personId: number;
      readonly page: Page;
    };

/**
 * What is next on an account is one thing: the award page that closes within a day; else an open invoice;
 * else, of the award pages, one that was begun before one that was not, and of those the one that closes
 * first. A page that is not open, or finished, is never next; of equals the first in the account's order is
 * (PRG-3).
 *
 * @param invoices the ids of those that wait for payment, in their order
 * @param pages in the account's order
 */
export const nextStep = <Page extends string>(
  invoices: readonly number[],
  pages: readonly PersonsPage<Page>[],
  now: Date,
): NextStep<Page> | undefined => {
  const [invoice] = invoices;
  // Sorting keeps the order of equals.
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

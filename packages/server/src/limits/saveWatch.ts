import type { Context } from '../context.ts';

/** More saves of one ballot in a day than a person can make. The server stores these saves, too. */
export const MANY_SAVES = 10_000;
const DAY_MS = 86_400_000;

interface Watch {
  start: number;
  saves: Map<number, number>;
  busy: number;
}

/** One watch for each clock of this process, so that each server of a test has its own. */
const watches = new WeakMap<object, Watch>();

function getWatch({ clock }: Pick<Context, 'clock'>): Watch {
  const watch = watches.get(clock) ?? { start: -DAY_MS, saves: new Map<number, number>(), busy: 0 };
  watches.set(clock, watch);
  return watch;
}

/**
 * Counts a save of a ballot, and logs a warning when one person saves more often than a person can. Refuses
 * nothing.
 */
export function watchSaves(context: Pick<Context, 'clock' | 'log'>, person: number): void {
  const watch = getWatch(context);
  const now = context.clock.now().getTime();
  if (now - watch.start >= DAY_MS) Object.assign(watch, { start: now, saves: new Map(), busy: 0 });
  const saves = (watch.saves.get(person) ?? 0) + 1;
  watch.saves.set(person, saves);
  if (saves !== MANY_SAVES + 1) return;
  watch.busy += 1;
  context.log.warn({ person, saves }, 'one ballot is saved very often');
}

/** Returns how many ballots were saved more than {@link MANY_SAVES} times today, by this process. */
export const countBusyBallots = (context: Pick<Context, 'clock'>): number => getWatch(context).busy;

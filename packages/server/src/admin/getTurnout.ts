import { fallbackTitle } from '@conkit/rules';
import { turnoutOf, type Turnout } from '../awards/turnout.ts';
import type { Convention } from '../config/types.ts';
import type { AdminOperation } from './operation.ts';

/** Returns how many people voted and nominated, in total and by category, without their votes. */
export const getTurnout: AdminOperation<'getTurnout'> = async ({ db, config }) => ({
  body: {
    votes: toWire(config, await turnoutOf(db, 'votes')),
    nominations: toWire(config, await turnoutOf(db, 'nominations')),
  },
});

/** In the convention's order; categories that are no longer configured come last. */
function toWire({ award_categories: known }: Convention, { people, categories }: Turnout) {
  const counts = new Map(categories.map(({ category, ballots }) => [category, ballots]));
  const keys = [...known.map(({ key }) => key).filter((key) => counts.has(key)), ...counts.keys()];
  return {
    people,
    categories: [...new Set(keys)].map((key) => ({
      key,
      title: known.find((category) => category.key === key)?.title.en ?? fallbackTitle(key),
      people: counts.get(key) ?? 0,
    })),
  };
}

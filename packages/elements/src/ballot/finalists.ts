// Separate from `entries.ts`, whose types are published: this function uses types of another package.
import type { Finalist } from '@conkit/rules';
import type { BallotEntry } from './entries.ts';

/** Returns the entries as finalists of @conkit/ui, No Award last. */
export function toFinalists(entries: readonly BallotEntry[]): readonly Finalist<string>[] {
  const award = entries.find(({ noAward }) => noAward);
  const others = entries.filter((entry) => entry !== award);
  return [...others, ...(award ? [award] : [])].map((entry) => ({
    id: entry.value,
    title: entry.title,
    subtitle: entry.subtitle ?? null,
    'no-award': entry === award,
    replaced: entry.replaced ? { on: entry.replaced.on, by: entry.replaced.by ?? null } : null,
  }));
}

import { get, has } from './record.ts';
import type { AutosaveState, Entry, KnownValue, Policy } from './types.ts';

type Same<Value> = Pick<Policy<Value>, 'isSame' | 'empty' | 'isTogether'>;
type State<Value, Reason, Failure> = AutosaveState<Value, Reason, Failure>;

const same = <Value>({ isSame }: Pick<Policy<Value>, 'isSame'>, one: Value, other: Value) =>
  one === other || isSame(one, other);

/** What the server has and nobody has changed. */
export const savedEntry = <Value, Reason>({
  value,
  savedAt,
}: KnownValue<Value>): Entry<Value, Reason> => ({
  mine: value,
  saved: value,
  savedAt,
  base: value,
  lost: [],
  conflict: null,
  refused: null,
  changedAt: 0,
});

/** The entry of a key, also of one that nobody has named yet. */
export const entryOf = <Value, Reason, Failure>(
  { empty }: Pick<Policy<Value>, 'empty'>,
  { entries }: Pick<State<Value, Reason, Failure>, 'entries'>,
  key: string,
): Entry<Value, Reason> => get(entries, key) ?? savedEntry({ value: empty, savedAt: null });

/** Whether a choice between two versions is still to be made. */
export const isOpen = <Value, Reason>({ conflict }: Entry<Value, Reason>): boolean =>
  conflict !== null && conflict.choice === null;

/** The versions that the server may have without having said so: lost ones, and the one under way. */
export const unanswered = <Value, Reason, Failure>(
  { flight }: Pick<State<Value, Reason, Failure>, 'flight'>,
  key: string,
  { lost }: Entry<Value, Reason>,
): readonly Value[] => {
  const isSent = flight !== null && has(flight, key);
  // An own key of the record has a value.
  return isSent ? [...lost, flight[key] as Value] : lost;
};

/** The keys whose values on the screen the server is not known to have. */
export const unsavedKeys = <Value, Reason, Failure>(
  policy: Pick<Policy<Value>, 'isSame'>,
  state: Pick<State<Value, Reason, Failure>, 'entries' | 'flight'>,
): readonly string[] =>
  Object.entries(state.entries)
    .filter(
      ([key, entry]) =>
        !same(policy, entry.mine, entry.saved) ||
        // What was taken back after it was sent may be there all the same.
        unanswered(state, key, entry).some((version) => !same(policy, version, entry.mine)),
    )
    .map(([key]) => key);

/**
 * The keys that would be sent now: neither waiting for a choice nor refused as they are.
 *
 * @example
 * const state = autosave.getState();
 * const isAllSaved = unsavedKeys(policy, state).length === 0;
 * const isStuck = !isAllSaved && sendableKeys(policy, state).length === 0;
 */
export const sendableKeys = <Value, Reason, Failure>(
  policy: Same<Value>,
  state: Pick<State<Value, Reason, Failure>, 'entries' | 'flight'>,
): readonly string[] => {
  const entries = Object.values(state.entries);
  if (policy.isTogether && entries.some(isOpen)) return [];
  return unsavedKeys(policy, state).filter((key) => {
    const entry = state.entries[key];
    return entry !== undefined && !isOpen(entry) && entry.refused === null;
  });
};

/**
 * Joins what is on the screen with what the server has now. What one side changed is taken from that side;
 * what both changed, and differently, waits for a choice and keeps mine on the screen. A version that was
 * sent from here and is there now is nobody else's.
 */
export function joinEntry<Value, Reason>(
  policy: Pick<Policy<Value>, 'isSame' | 'merge'>,
  entry: Entry<Value, Reason>,
  { value: theirs, savedAt }: KnownValue<Value>,
  sent: readonly Value[] = entry.lost,
): Entry<Value, Reason> {
  const taken = { ...entry, saved: theirs, savedAt };
  if (same(policy, entry.mine, theirs)) {
    return { ...taken, base: theirs, conflict: null, refused: null };
  }
  if (isOpen(entry)) return taken;
  const isOurs = sent.some((version) => same(policy, version, theirs));
  const from = isOurs ? theirs : entry.saved;
  const merge = policy.merge ?? mergeBy(policy);
  switch (merge(from, entry.mine, theirs)) {
    case 'mine':
      return { ...taken, base: theirs };
    case 'theirs':
      return { ...taken, mine: theirs, base: theirs, conflict: null, refused: null };
    case 'conflict':
      return { ...taken, base: from, conflict: { mine: entry.mine, choice: null } };
  }
}

const mergeBy =
  <Value>(policy: Pick<Policy<Value>, 'isSame'>) =>
  (base: Value, mine: Value, theirs: Value) => {
    if (same(policy, theirs, base)) return 'mine';
    return same(policy, mine, base) ? 'theirs' : 'conflict';
  };

export { same };

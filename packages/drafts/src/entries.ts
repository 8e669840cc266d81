import type { AutosaveState, Entry, KnownValue, Policy } from './types.ts';

type Same<Value> = Pick<Policy<Value>, 'isSame' | 'empty' | 'isTogether'>;
type State<Value, Reason, Failure> = AutosaveState<Value, Reason, Failure>;

export const isSame = <Value>(policy: Pick<Policy<Value>, 'isSame'>, one: Value, other: Value) =>
  one === other || policy.isSame(one, other);

/** Creates an entry with the server's value and no changes. */
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

/** Returns the entry of a key; an empty one for a new key. */
export const getEntry = <Value, Reason, Failure>(
  { empty }: Pick<Policy<Value>, 'empty'>,
  { entries }: Pick<State<Value, Reason, Failure>, 'entries'>,
  key: string,
): Entry<Value, Reason> => get(entries, key) ?? savedEntry({ value: empty, savedAt: null });

/** Returns whether the entry has an unresolved conflict. */
export const isOpen = <Value, Reason>({ conflict }: Entry<Value, Reason>): boolean =>
  conflict !== null && conflict.choice === null;

/** Returns the versions that the server may have without having confirmed them: the lost ones and the one under way. */
export const pendingVersions = <Value, Reason, Failure>(
  { inFlight }: Pick<State<Value, Reason, Failure>, 'inFlight'>,
  key: string,
  { lost }: Entry<Value, Reason>,
): readonly Value[] => {
  const isSent = inFlight !== null && has(inFlight, key);
  return isSent ? [...lost, inFlight[key] as Value] : lost;
};

/** Returns the keys whose values on the screen may not be on the server. */
export const unsavedKeys = <Value, Reason, Failure>(
  policy: Pick<Policy<Value>, 'isSame'>,
  state: Pick<State<Value, Reason, Failure>, 'entries' | 'inFlight'>,
): readonly string[] =>
  Object.entries(state.entries)
    .filter(
      ([key, entry]) =>
        !isSame(policy, entry.mine, entry.saved) ||
        // A version that was sent and then undone may still be on the server.
        pendingVersions(state, key, entry).some((version) => !isSame(policy, version, entry.mine)),
    )
    .map(([key]) => key);

/**
 * Returns the unsaved keys that can be sent: without an open conflict and without a refused value.
 *
 * @example
 * const state = autosave.getState();
 * const isAllSaved = unsavedKeys(policy, state).length === 0;
 * const isStuck = !isAllSaved && sendableKeys(policy, state).length === 0;
 */
export const sendableKeys = <Value, Reason, Failure>(
  policy: Same<Value>,
  state: Pick<State<Value, Reason, Failure>, 'entries' | 'inFlight'>,
): readonly string[] => {
  const entries = Object.values(state.entries);
  if (policy.isTogether && entries.some(isOpen)) return [];
  return unsavedKeys(policy, state).filter((key) => {
    const entry = state.entries[key];
    return entry !== undefined && !isOpen(entry) && entry.refused === null;
  });
};

/**
 * Merges an entry with the server's current value. If one side changed, its value wins. If both changed
 * differently, the entry is in conflict and keeps our value on the screen. A version that we sent ourselves
 * is not a conflict.
 */
export function joinEntry<Value, Reason>(
  policy: Pick<Policy<Value>, 'isSame' | 'merge'>,
  entry: Entry<Value, Reason>,
  { value: theirs, savedAt }: KnownValue<Value>,
  sent: readonly Value[] = entry.lost,
): Entry<Value, Reason> {
  const taken = { ...entry, saved: theirs, savedAt };
  if (isSame(policy, entry.mine, theirs)) {
    return { ...taken, base: theirs, conflict: null, refused: null };
  }
  if (isOpen(entry)) return taken;
  const isOurs = sent.some((version) => isSame(policy, version, theirs));
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
    if (isSame(policy, theirs, base)) return 'mine';
    return isSame(policy, mine, base) ? 'theirs' : 'conflict';
  };

/** Values by key. Read it with `has` and `get`, because a key may be called `constructor`. */
export type ByKey<Value> = Readonly<Record<string, Value>>;

export const has = (record: object, key: string): boolean => Object.hasOwn(record, key);

export const get = <Value>(record: ByKey<Value>, key: string): Value | undefined =>
  has(record, key) ? record[key] : undefined;

export const pick = <Value>(
  keys: readonly string[],
  valueOf: (key: string) => Value,
): ByKey<Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)]));

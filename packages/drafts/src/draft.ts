import { mergeKnown } from './autosave.ts';
import {
  type ByKey,
  get,
  getEntry,
  has,
  pendingVersions,
  pick,
  savedEntry,
  unsavedKeys,
} from './entries.ts';
import { parseValue, type Schema } from './storage.ts';
import type { AutosaveState, Entry, Known, Policy } from './types.ts';

/** Unsaved values as they are kept on the device, by key. */
export interface Draft<Value> {
  /** The person's values. */
  readonly mine: ByKey<Value>;
  /** The values before the person's changes. */
  readonly base: ByKey<Value>;
  /** Versions that were sent and have no answer yet. */
  readonly sent: ByKey<readonly Value[]>;
  /** When each value was written, in milliseconds. When two tabs wrote, the later one wins. */
  readonly at: ByKey<number>;
}

/** Returns the draft to keep on the device; null when the server has everything. */
export function toDraft<Value, Reason, Failure>(
  policy: Pick<Policy<Value, Failure>, 'isSame' | 'empty'>,
  state: AutosaveState<Value, Reason, Failure>,
): Draft<Value> | null {
  const keys = unsavedKeys(policy, state);
  if (keys.length === 0) return null;
  const entry = (key: string) => getEntry(policy, state, key);
  const sent = (key: string) => pendingVersions(state, key, entry(key));
  return {
    mine: pick(keys, (key) => entry(key).mine),
    base: pick(keys, (key) => entry(key).base),
    sent: pick(
      keys.filter((key) => sent(key).length > 0),
      sent,
    ),
    at: pick(keys, (key) => entry(key).changedAt),
  };
}

/**
 * Returns the first state of a page: the server's values, merged with an earlier visit's draft. A key that
 * changed in both is a conflict.
 *
 * @param isClosed whether saving has closed
 *
 * @example
 * const state = begin(policy, known, stored.read());
 */
export function begin<Value, Reason = never, Failure = unknown>(
  policy: Policy<Value, Failure>,
  known: Known<Value>,
  draft: Draft<Value> | null,
  isClosed = false,
): AutosaveState<Value, Reason, Failure> {
  const { mine = {}, base = {}, sent = {}, at = {} } = draft ?? {};
  const resumed = pick(Object.keys(mine), (key): Entry<Value, Reason> => {
    const before = savedEntry<Value, Reason>({
      value: get(base, key) ?? policy.empty,
      savedAt: null,
    });
    const lost = get(sent, key) ?? [];
    return { ...before, mine: get(mine, key) ?? policy.empty, lost, changedAt: get(at, key) ?? 0 };
  });
  const nothing = { value: policy.empty, savedAt: null };
  // The server has no value for a key that it does not name.
  const values = { ...pick(Object.keys(mine), () => nothing), ...known.values };
  const state: AutosaveState<Value, Reason, Failure> = {
    entries: resumed,
    revision: known.revision,
    phase: isClosed ? 'closed' : 'idle',
    error: null,
    inFlight: null,
    isSaveQueued: false,
    firstChange: null,
    failures: 0,
    dueAt: null,
  };
  return mergeKnown(policy, state, { revision: known.revision, values }, false);
}

/**
 * Merges the drafts that two tabs left. The later version of each key wins, or the policy's `join` combines
 * them.
 */
export const mergeDrafts =
  <Value>({ join, empty }: Pick<Policy<Value>, 'join' | 'empty'>) =>
  (one: Draft<Value>, other: Draft<Value>): Draft<Value> => {
    const keys = [...new Set([...Object.keys(one.mine), ...Object.keys(other.mine)])];
    const newerFirst = (key: string) => {
      const both = [one, other].filter(({ mine }) => has(mine, key));
      return both.sort((left, right) => (get(right.at, key) ?? 0) - (get(left.at, key) ?? 0));
    };
    const newest = <Part>(key: string, part: (draft: Draft<Value>) => ByKey<Part>, none: Part) => {
      const [first] = newerFirst(key);
      return (first && get(part(first), key)) ?? none;
    };
    return {
      mine: pick(keys, (key) =>
        newerFirst(key)
          .map(({ mine }) => get(mine, key) ?? empty)
          .reduce((newer, older) => (join ? join(newer, older) : newer)),
      ),
      base: pick(keys, (key) => newest(key, ({ base }) => base, empty)),
      sent: pick(keys, (key) => newerFirst(key).flatMap(({ sent }) => get(sent, key) ?? [])),
      at: pick(keys, (key) => newest(key, ({ at }) => at, 0)),
    };
  };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Creates the schema of a kept draft. It drops keys with invalid values and fails when no key is left.
 *
 * @param getSchema returns the schema of a key's value; undefined for a key that no longer exists
 *
 * @example
 * const stored = openStored({
 *   name: 'ballot:5',
 *   schema: draftSchema(() => array(nullable(number()))),
 *   join: mergeDrafts(policy),
 * });
 * const state = begin(policy, known, stored.read());
 */
export const draftSchema = <Value>(
  getSchema: (key: string) => Schema<Value> | undefined,
): Schema<Draft<Value>> => ({
  '~standard': {
    version: 1,
    vendor: 'conkit',
    validate: (stored) => {
      const parts = <Part>(
        name: string,
        parse: (key: string, value: unknown) => Part | undefined,
      ): ByKey<Part> => {
        const part: unknown = isObject(stored) ? Reflect.get(stored, name) : undefined;
        return Object.fromEntries(
          Object.entries(isObject(part) ? part : {}).flatMap(([key, value]): [string, Part][] => {
            const made = parse(key, value);
            return made === undefined ? [] : [[key, made]];
          }),
        );
      };
      const getValue = (key: string, value: unknown) => parseValue(getSchema(key), value);
      const mine = parts('mine', getValue);
      if (Object.keys(mine).length === 0) return { issues: [{ message: 'No draft' }] };
      const getVersions = (key: string, values: unknown) =>
        Array.isArray(values)
          ? values.map((value) => getValue(key, value)).filter((value) => value !== undefined)
          : undefined;
      const getTime = (_: string, time: unknown) => (typeof time === 'number' ? time : undefined);
      const value = {
        mine,
        base: parts('base', getValue),
        sent: parts('sent', getVersions),
        at: parts('at', getTime),
      };
      return { value };
    },
  },
});

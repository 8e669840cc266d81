import { joinEntry, isOpen, same, savedEntry, unanswered } from './entries.ts';
import { get, has } from './record.ts';
import type { Answer, AutosaveState, Entry, Known, News, Policy } from './types.ts';

type State<Value, Reason, Failure> = AutosaveState<Value, Reason, Failure>;
type Entries<Value, Reason> = Readonly<Record<string, Entry<Value, Reason>>>;

/** Maps the entries. Returns the same record when no entry changed. */
const mapEntries = <Value, Reason>(
  entries: Entries<Value, Reason>,
  change: (entry: Entry<Value, Reason>, key: string) => Entry<Value, Reason>,
): Entries<Value, Reason> => {
  const changed = Object.entries(entries).flatMap(([key, entry]) => {
    const next = change(entry, key);
    return next === entry ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? entries : { ...entries, ...Object.fromEntries(changed) };
};

/** Returns the state after the server saved all or some of the values under way. */
export function afterSaved<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  {
    revision,
    values = {},
    refused = {},
  }: Extract<Answer<Value, Reason, Failure>, { type: 'saved' }>,
): State<Value, Reason, Failure> {
  const { flight } = state;
  const entries = mapEntries(state.entries, (entry, key) => {
    // The save followed the newest revision: no lost version has arrived, and a late one will be refused.
    const settled = entry.lost.length === 0 ? entry : { ...entry, lost: [] };
    if (!flight || !has(flight, key)) return settled;
    const sent = flight[key] as Value;
    const isAsSent = same(policy, entry.mine, sent);
    if (has(refused, key)) {
      // A value that changed during the save is sent again.
      return isAsSent ? { ...settled, refused: refused[key] as Reason } : settled;
    }
    const saved = has(values, key) ? (values[key] as Value) : sent;
    // Show the server's version where it differs from ours. Otherwise leave the text under the cursor alone.
    const mine = isAsSent && !same(policy, saved, sent) ? saved : entry.mine;
    const { changedAt } = entry;
    return { ...savedEntry<Value, Reason>({ value: saved, savedAt: revision }), mine, changedAt };
  });
  return { ...state, entries, revision, phase: 'idle', error: null, failures: 0, flight: null };
}

/** Returns the state after the server refused the whole save because some of its values are invalid. */
export function afterRefused<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  reasons: Readonly<Record<string, Reason>>,
  error: Failure,
): State<Value, Reason, Failure> {
  const { flight } = state;
  const entries = mapEntries(state.entries, (entry, key) =>
    flight &&
    has(reasons, key) &&
    has(flight, key) &&
    same(policy, entry.mine, flight[key] as Value)
      ? { ...entry, refused: reasons[key] as Reason }
      : entry,
  );
  return { ...state, entries, phase: 'idle', error, flight: null };
}

/** Returns the entries after a save whose outcome is unknown. */
export function afterLost<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
): Entries<Value, Reason> {
  return mapEntries(state.entries, (entry, key) => {
    const versions = unanswered(state, key, entry);
    const newest = versions.at(-1);
    if (versions === entry.lost || newest === undefined) return entry;
    const others = entry.lost.filter((version) => !same(policy, version, newest));
    return { ...entry, lost: [...others, newest] };
  });
}

/**
 * Merges the server's current values into the state.
 *
 * @param isAnswer whether they came as the answer to a save, so that lost versions can no longer arrive
 */
export function joinKnown<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  { revision, values }: Known<Value>,
  isAnswer: boolean,
): State<Value, Reason, Failure> {
  const fresh = Object.entries(values).filter(([key]) => !has(state.entries, key));
  const known = { ...state.entries };
  for (const [key, value] of fresh) known[key] = savedEntry(value);
  const entries = mapEntries(known, (entry, key) => {
    const theirs = get(values, key);
    const versions = unanswered(state, key, entry);
    const joined = theirs ? joinEntry(policy, entry, theirs, versions) : entry;
    // The server has a newer revision: it refuses a lost save, however late that arrives.
    const hasMoved = isAnswer || !same(policy, joined.saved, entry.saved);
    return hasMoved && joined.lost.length > 0 ? { ...joined, lost: [] } : joined;
  });
  return { ...state, entries, revision };
}

/** Returns the news after a merge: a new conflict, or `refreshed` when no conflict is open. */
export function newsOfJoin<Value, Reason>(
  before: Entries<Value, Reason>,
  after: Entries<Value, Reason>,
): readonly News[] {
  const open = Object.keys(after).filter((key) => after[key] && isOpen(after[key]));
  if (open.length === 0) return [{ what: 'refreshed' }];
  const isNew = (key: string) => !before[key] || !isOpen(before[key]);
  return open.some(isNew) ? [{ what: 'conflict' }] : [];
}

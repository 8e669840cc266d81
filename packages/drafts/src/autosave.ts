// Decisions: docs/decisions/saving-ballots.md
import {
  get,
  getEntry,
  has,
  isOpen,
  isSame,
  joinEntry,
  pendingVersions,
  savedEntry,
  sendableKeys,
} from './entries.ts';
import type {
  Answer,
  AutosaveState,
  Choice,
  Effect,
  Entry,
  Event,
  Known,
  Notification,
  Policy,
  Step,
} from './types.ts';

type State<Value, Reason, Failure> = AutosaveState<Value, Reason, Failure>;

/**
 * Returns the next state and the effects of an event. Pure: the caller sends the values, dispatches `tick` at
 * `state.dueAt`, keeps `toDraft(policy, state)` on the device and announces the notifications.
 *
 * @param now milliseconds of the caller's clock
 *
 * @example
 * const { state: next, effects } = step(policy, state, { type: 'tick' }, Date.now());
 * for (const effect of effects) if (effect.type === 'send') void send(effect);
 */
export function step<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  event: Event<Value, Reason, Failure>,
  now: number,
): Step<Value, Reason, Failure> {
  const stay = (next: State<Value, Reason, Failure>, ...notifications: Notification[]) =>
    ({ state: next, effects: notifications.map(toEffect) }) satisfies Step<Value, Reason, Failure>;
  const isSaving = state.inFlight !== null;
  switch (event.type) {
    case 'started': {
      const hasConflict = Object.values(state.entries).some(isOpen);
      const next = schedule(policy, state, now);
      return hasConflict ? stay(next, { what: 'conflict' }) : stay(next);
    }
    case 'changed':
      return stay(schedule(policy, afterChanged(policy, state, event.key, event.value, now), now));
    case 'resolved':
      return stay(
        schedule(policy, afterResolved(policy, state, event.key, event.choice, now), now),
      );
    case 'saveRequested':
      return state.inFlight ? stay({ ...state, isSaveQueued: true }) : startSave(policy, state);
    case 'tick':
      return state.dueAt !== null && now >= state.dueAt ? startSave(policy, state) : stay(state);
    case 'online':
      return state.dueAt !== null ? startSave(policy, state) : stay(state);
    case 'reloaded': {
      // The answer to the save under way will be newer.
      if (isSaving) return stay(state);
      const merged = mergeKnown(policy, state, event.current, false);
      const notifications = findJoinNotifications(state.entries, merged.entries).filter(
        ({ what }) => what === 'conflict',
      );
      return stay(schedule(policy, merged, now), ...notifications);
    }
    case 'saved': {
      if (!isSaving) return stay(state);
      const refused = event.refused ?? {};
      const keys = Object.keys(state.inFlight).filter((key) => !Object.hasOwn(refused, key));
      const notifications: Notification[] = [{ what: 'saved', keys }];
      if (Object.keys(refused).length > 0) notifications.push({ what: 'refused' });
      const next = afterSaved(policy, state, event);
      return withNotifications(
        notifications,
        state.isSaveQueued ? startSave(policy, next) : stay(schedule(policy, next, now)),
      );
    }
    case 'refused': {
      if (!isSaving) return stay(state);
      const isAnySent = Object.keys(event.reasons).some((key) => has(state.inFlight ?? {}, key));
      // The refusal names none of the values we sent. Sending them again would end the same way.
      if (!isAnySent) return stay(afterFailed(policy, state, event.failure, now));
      // Send the values that were not refused at once.
      const next = afterRefused(policy, state, event.reasons, event.failure);
      return withNotifications([{ what: 'refused' }], startSave(policy, next));
    }
    case 'stale': {
      if (!isSaving) return stay(state);
      const { current, failure } = event;
      // The revision has not changed, so an immediate retry would be refused again.
      if (current.revision === state.revision)
        return stay(afterFailed(policy, state, failure, now));
      const merged = mergeKnown(policy, state, current, true);
      const next = { ...merged, phase: 'idle', error: null, inFlight: null } as const;
      return withNotifications(
        findJoinNotifications(state.entries, next.entries),
        startSave(policy, next),
      );
    }
    case 'failed': {
      if (!isSaving) return stay(state);
      const entries = event.isLost ? afterLost(policy, state) : state.entries;
      return stay(afterFailed(policy, { ...state, entries }, event.failure, now));
    }
    case 'unauthorized':
    case 'closed': {
      const phase = event.type === 'closed' ? 'closed' : 'signedOut';
      return stay({ ...state, phase, error: event.failure, ...IDLE });
    }
  }
}

const toEffect = (notification: Notification) => ({ type: 'notify', notification }) as const;

const withNotifications = <Value, Reason, Failure>(
  notifications: readonly Notification[],
  { state, effects }: Step<Value, Reason, Failure>,
): Step<Value, Reason, Failure> => ({
  state,
  effects: [...notifications.map(toEffect), ...effects],
});

function afterChanged<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  key: string,
  value: Value,
  now: number,
): State<Value, Reason, Failure> {
  const entry = getEntry(policy, state, key);
  const isSettled = isSame(policy, value, entry.saved) || !isOpen(entry);
  const next = {
    ...entry,
    mine: value,
    refused: null,
    changedAt: now,
    // A resolved conflict is cleared when the person writes something else.
    ...(isSettled && { conflict: null, base: entry.saved }),
  };
  const entries = { ...state.entries, [key]: next };
  return { ...state, entries, firstChange: state.firstChange ?? now };
}

function afterResolved<Value, Reason, Failure>(
  { join, ...policy }: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  key: string,
  choice: Choice,
  now: number,
): State<Value, Reason, Failure> {
  const entry = getEntry(policy, state, key);
  if (!entry.conflict) return state;
  const own = isOpen(entry) ? entry.mine : entry.conflict.mine;
  const both = choice === 'both' && join ? join(own, entry.saved) : own;
  const next = {
    ...entry,
    mine: choice === 'theirs' ? entry.saved : both,
    base: entry.saved,
    conflict: { mine: own, choice },
    changedAt: now,
  };
  const entries = { ...state.entries, [key]: next };
  return { ...state, entries, firstChange: state.firstChange ?? now };
}

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
function afterSaved<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  {
    revision,
    values = {},
    refused = {},
  }: Extract<Answer<Value, Reason, Failure>, { type: 'saved' }>,
): State<Value, Reason, Failure> {
  const { inFlight } = state;
  const entries = mapEntries(state.entries, (entry, key) => {
    // The save followed the newest revision: no lost version has arrived, and a late one will be refused.
    const settled = entry.lost.length === 0 ? entry : { ...entry, lost: [] };
    if (!inFlight || !has(inFlight, key)) return settled;
    const sent = inFlight[key] as Value;
    const isAsSent = isSame(policy, entry.mine, sent);
    if (has(refused, key)) {
      // A value that changed during the save is sent again.
      return isAsSent ? { ...settled, refused: refused[key] as Reason } : settled;
    }
    const saved = has(values, key) ? (values[key] as Value) : sent;
    // Show the server's version where it differs from ours. Otherwise leave the text under the cursor alone.
    const mine = isAsSent && !isSame(policy, saved, sent) ? saved : entry.mine;
    const { changedAt } = entry;
    return { ...savedEntry<Value, Reason>({ value: saved, savedAt: revision }), mine, changedAt };
  });
  return { ...state, entries, revision, phase: 'idle', error: null, failures: 0, inFlight: null };
}

/** Returns the state after the server refused the whole save because some of its values are invalid. */
function afterRefused<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  reasons: Readonly<Record<string, Reason>>,
  error: Failure,
): State<Value, Reason, Failure> {
  const { inFlight } = state;
  const entries = mapEntries(state.entries, (entry, key) =>
    inFlight &&
    has(reasons, key) &&
    has(inFlight, key) &&
    isSame(policy, entry.mine, inFlight[key] as Value)
      ? { ...entry, refused: reasons[key] as Reason }
      : entry,
  );
  return { ...state, entries, phase: 'idle', error, inFlight: null };
}

/** Returns the entries after a save whose outcome is unknown. */
function afterLost<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
): Entries<Value, Reason> {
  return mapEntries(state.entries, (entry, key) => {
    const versions = pendingVersions(state, key, entry);
    const newest = versions.at(-1);
    if (versions === entry.lost || newest === undefined) return entry;
    const others = entry.lost.filter((version) => !isSame(policy, version, newest));
    return { ...entry, lost: [...others, newest] };
  });
}

/**
 * Merges the server's current values into the state.
 *
 * @param isAnswer whether they came as the answer to a save, so that lost versions can no longer arrive
 */
export function mergeKnown<Value, Reason, Failure>(
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
    const versions = pendingVersions(state, key, entry);
    const merged = theirs ? joinEntry(policy, entry, theirs, versions) : entry;
    // The server has a newer revision: it refuses a lost save, however late that arrives.
    const hasMoved = isAnswer || !isSame(policy, merged.saved, entry.saved);
    return hasMoved && merged.lost.length > 0 ? { ...merged, lost: [] } : merged;
  });
  return { ...state, entries, revision };
}

/** Returns the notifications after a merge: a new conflict, or `refreshed` when no conflict is open. */
function findJoinNotifications<Value, Reason>(
  before: Entries<Value, Reason>,
  after: Entries<Value, Reason>,
): readonly Notification[] {
  const open = Object.keys(after).filter((key) => after[key] && isOpen(after[key]));
  if (open.length === 0) return [{ what: 'refreshed' }];
  const isNew = (key: string) => !before[key] || !isOpen(before[key]);
  return open.some(isNew) ? [{ what: 'conflict' }] : [];
}

/** No save is under way or scheduled. */
const IDLE = { inFlight: null, isSaveQueued: false, dueAt: null } as const;

/** Starts a save of all sendable values. */
function startSave<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
): Step<Value, Reason, Failure> {
  const keys = state.phase === 'closed' ? [] : sendableKeys(policy, state);
  if (keys.length === 0)
    return { state: clearSchedule({ ...state, isSaveQueued: false }), effects: [] };
  const values = Object.fromEntries(
    keys.map((key) => [key, getEntry(policy, state, key).mine] as const),
  );
  const effect: Effect<Value> = { type: 'send', revision: state.revision, values };
  const next = {
    ...state,
    ...IDLE,
    phase: 'saving',
    inFlight: values,
    firstChange: null,
  } as const;
  return { state: next, effects: [effect] };
}

/** Returns the state after a failed save, with the time of the retry if the policy allows one. */
function afterFailed<Value, Reason, Failure>(
  { retryAfter }: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  error: Failure,
  now: number,
): State<Value, Reason, Failure> {
  const delay = retryAfter(error, state.failures);
  const failed = { ...state, ...IDLE, phase: 'failed', error } as const;
  if (delay === undefined) return failed;
  return { ...failed, failures: state.failures + 1, dueAt: now + delay };
}

/** Schedules the next automatic save. */
function schedule<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  now: number,
): State<Value, Reason, Failure> {
  if (state.inFlight || state.phase === 'closed') return state;
  if (sendableKeys(policy, state).length === 0) return clearSchedule(state);
  const firstChange = state.firstChange ?? now;
  const dueAt = policy.dueAt(firstChange, now);
  const phase = state.phase === 'idle' && dueAt !== null ? 'waiting' : state.phase;
  return { ...state, firstChange, dueAt, phase };
}

/** Clears the schedule, because no value can be sent until the person acts. */
const clearSchedule = <Value, Reason, Failure>(
  state: State<Value, Reason, Failure>,
): State<Value, Reason, Failure> => {
  const calm = { ...state, dueAt: null, firstChange: null };
  if (state.phase === 'waiting') return { ...calm, phase: 'idle' };
  return state.phase === 'failed' ? { ...calm, phase: 'idle', error: null } : calm;
};

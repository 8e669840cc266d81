import { entryOf, sendableKeys } from './entries.ts';
import type { AutosaveState, Policy, Step, Wish } from './types.ts';

type State<Value, Reason, Failure> = AutosaveState<Value, Reason, Failure>;

/** No save is under way or scheduled. */
export const LANDED = { flight: null, isAskedAgain: false, dueAt: null } as const;

/** Starts a save of all sendable values. */
export function launch<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
): Step<Value, Reason, Failure> {
  const keys = state.phase === 'closed' ? [] : sendableKeys(policy, state);
  if (keys.length === 0) return { state: rest({ ...state, isAskedAgain: false }), wishes: [] };
  const values = Object.fromEntries(
    keys.map((key) => [key, entryOf(policy, state, key).mine] as const),
  );
  const wish: Wish<Value> = { type: 'send', revision: state.revision, values };
  const flying = {
    ...state,
    ...LANDED,
    phase: 'saving',
    flight: values,
    firstChange: null,
  } as const;
  return { state: flying, wishes: [wish] };
}

/** Returns the state after a failed save, with the time of the retry if the policy allows one. */
export function failed<Value, Reason, Failure>(
  { retryAfter }: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  error: Failure,
  now: number,
): State<Value, Reason, Failure> {
  const delay = retryAfter(error, state.failures);
  const landed = { ...state, ...LANDED, phase: 'failed', error } as const;
  if (delay === undefined) return landed;
  return { ...landed, failures: state.failures + 1, dueAt: now + delay };
}

/** Schedules the next automatic save. */
export function schedule<Value, Reason, Failure>(
  policy: Policy<Value, Failure>,
  state: State<Value, Reason, Failure>,
  now: number,
): State<Value, Reason, Failure> {
  if (state.flight || state.phase === 'closed') return state;
  if (sendableKeys(policy, state).length === 0) return rest(state);
  const firstChange = state.firstChange ?? now;
  const dueAt = policy.dueAt(firstChange, now);
  const phase = state.phase === 'idle' && dueAt !== null ? 'waiting' : state.phase;
  return { ...state, firstChange, dueAt, phase };
}

/** Clears the schedule, because no value can be sent until the person acts. */
const rest = <Value, Reason, Failure>(
  state: State<Value, Reason, Failure>,
): State<Value, Reason, Failure> => {
  const calm = { ...state, dueAt: null, firstChange: null };
  if (state.phase === 'waiting') return { ...calm, phase: 'idle' };
  return state.phase === 'failed' ? { ...calm, phase: 'idle', error: null } : calm;
};

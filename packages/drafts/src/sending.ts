import { entryOf, sendableKeys } from './entries.ts';
import type { AutosaveState, Policy, Step, Wish } from './types.ts';

type State<Value, Reason, Failure> = AutosaveState<Value, Reason, Failure>;

/** Nothing is under way, and nothing is sent by itself. */
export const LANDED = { flight: null, isAskedAgain: false, dueAt: null } as const;

/** Sends what can be sent. */
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

/** After a save that failed: when it is sent again, if that may help. */
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

/** Says when to send what is not sent yet. */
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

/** Nothing can be sent: what waits does so for the person. */
const rest = <Value, Reason, Failure>(
  state: State<Value, Reason, Failure>,
): State<Value, Reason, Failure> => {
  const calm = { ...state, dueAt: null, firstChange: null };
  if (state.phase === 'waiting') return { ...calm, phase: 'idle' };
  return state.phase === 'failed' ? { ...calm, phase: 'idle', error: null } : calm;
};

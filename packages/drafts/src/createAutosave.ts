import { step } from './autosave.ts';
import { begin, type Draft, toDraft } from './draft.ts';
import { unsavedKeys } from './entries.ts';
import type { Stored } from './stored.ts';
import type { Answer, AutosaveState, Choice, Event, Known, Notification, Policy } from './types.ts';

/** The values to send, by key. */
export interface SaveRequest<Value> {
  /** The revision that the values are based on; null before the first save. */
  readonly revision: string | null;
  readonly values: Readonly<Record<string, Value>>;
}

/** Options for `createAutosave`. */
export interface AutosaveOptions<Value, Reason = never, Failure = unknown> {
  /** How values are compared and joined, and when they are sent. */
  readonly policy: Policy<Value, Failure>;
  /** The server's values when the page loads. */
  readonly known: Known<Value>;
  /** The copy on this device. */
  readonly stored: Stored<Draft<Value>>;
  /** Returns the time in milliseconds. Use the server's clock where deadlines matter. */
  readonly clock: () => number;
  /** Sends the values and resolves with the outcome. A rejection means that the outcome is unknown. */
  readonly send: (request: SaveRequest<Value>) => Promise<Answer<Value, Reason, Failure>>;
  /** Receives the events to announce to the user. */
  readonly notify?: (notification: Notification) => void;
  /**
   * Whether saving has closed, so that the work is read-only.
   *
   * @default false
   */
  readonly isClosed?: boolean;
}

/** Saves changes on this device at once and on the server as the policy schedules it. */
export interface Autosave<Value, Reason = never, Failure = unknown> {
  /** Returns the state. It is never mutated: each change makes a new object. */
  readonly getState: () => AutosaveState<Value, Reason, Failure>;
  /** Calls the listener after every change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Call it when the page is shown. Resumes an earlier visit's draft and discards the parts that the server has by
   * now.
   */
  readonly start: () => void;
  /** Call it when the page is gone. Stops automatic saves; unsaved values stay on this device. */
  readonly stop: () => void;
  /** Changes a value: keeps it on this device now and sends it when the policy schedules it. */
  readonly change: (key: string, value: Value) => void;
  /** Resolves the conflict of a key. Does nothing without a conflict. */
  readonly resolve: (key: string, choice: Choice) => void;
  /** Sends unsaved values now. Resolves when the server has answered, also after a failure. */
  readonly save: () => Promise<void>;
  /** Sends scheduled values now, because the network is back. */
  readonly online: () => void;
  /** Merges the server's current values. */
  readonly reload: (current: Known<Value>) => void;
  /** Resolves when no save is under way. */
  readonly settle: () => Promise<void>;
  /** Returns the keys whose values may not be on the server. */
  readonly unsaved: () => readonly string[];
}

/**
 * Creates an autosave that runs the state machine: it sends, sets timers, keeps the copy on the device and
 * calls `notify`. Only one save is under way at a time.
 *
 * @example
 * const autosave = createAutosave<string>({
 *   policy: {
 *     empty: '',
 *     isSame: (one, other) => one === other,
 *     dueAt: (first, last) => Math.min(last + 15_000, first + 60_000),
 *     retryAfter: (_, failures) => 5000 * 2 ** Math.min(failures, 4),
 *   },
 *   known: { revision: null, values: {} },
 *   stored: openStored({ name: 'notes:5', schema: draftSchema(() => string()) }),
 *   clock: Date.now,
 *   send: ({ revision, values }) =>
 *     put('/notes/5', { revision, values }).then(
 *       ({ revision }) => ({ type: 'saved', revision }),
 *       (failure) => ({ type: 'failed', failure, isLost: true }),
 *     ),
 * });
 * autosave.start();
 * autosave.change('title', 'Worldcon');
 */
export function createAutosave<Value, Reason = never, Failure = unknown>(
  options: AutosaveOptions<Value, Reason, Failure>,
): Autosave<Value, Reason, Failure> {
  const { policy, known, stored, clock, send, notify, isClosed } = options;
  const listeners = new Set<() => void>();
  let state = begin<Value, Reason, Failure>(policy, known, stored.read(), isClosed);
  let sending = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let leave = () => undefined as void;

  const wake = () => {
    clearTimeout(timer);
    if (isStopped || state.dueAt === null) return;
    timer = setTimeout(() => dispatch({ type: 'tick' }), Math.max(0, state.dueAt - clock()));
  };
  function dispatch(event: Event<Value, Reason, Failure>) {
    const next = step(policy, state, event, clock());
    state = next.state;
    stored.write(toDraft(policy, state));
    wake();
    for (const effect of next.effects) {
      if (effect.type === 'send') {
        sending = send(effect).then(dispatch, (failure: Failure) =>
          dispatch({ type: 'failed', failure, isLost: true }),
        );
      }
    }
    for (const listener of listeners) listener();
    for (const effect of next.effects) if (effect.type === 'notify') notify?.(effect.notification);
  }
  const settle = async () => {
    while (state.inFlight) await sending;
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: () => {
      isStopped = false;
      leave = stored.show();
      dispatch({ type: 'started' });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      leave();
    },
    change: (key, value) => dispatch({ type: 'changed', key, value }),
    resolve: (key, choice) => dispatch({ type: 'resolved', key, choice }),
    save: () => {
      dispatch({ type: 'saveRequested' });
      return settle();
    },
    online: () => dispatch({ type: 'online' }),
    reload: (current) => dispatch({ type: 'reloaded', current }),
    settle,
    unsaved: () => unsavedKeys(policy, state),
  };
}

import { step } from './autosave.ts';
import { begin, draftOf, type Draft } from './draft.ts';
import { unsavedKeys } from './entries.ts';
import type { Stored } from './stored.ts';
import type { Answer, AutosaveState, Choice, Event, Known, News, Policy } from './types.ts';

/** What is to be sent: the values by key, and the save that they follow; null before the first. */
export interface SaveRequest<Value> {
  readonly revision: string | null;
  readonly values: Readonly<Record<string, Value>>;
}

/** What an autosave is made of: how its values behave, what there is, and how they are kept and sent. */
export interface AutosaveOptions<Value, Reason = never, Failure = unknown> {
  /** How values are compared and joined, and when they are sent. */
  readonly policy: Policy<Value, Failure>;
  /** What the server has at the beginning. */
  readonly known: Known<Value>;
  /** The copy on this device. */
  readonly stored: Stored<Draft<Value>>;
  /** Milliseconds, by the server's clock where deadlines matter. */
  readonly clock: () => number;
  /** Sends values; resolves with what became of it. Where it rejects, nobody knows whether the save arrived. */
  readonly send: (request: SaveRequest<Value>) => Promise<Answer<Value, Reason, Failure>>;
  /** Says what a person may want to hear. */
  readonly tell?: (news: News) => void;
  /**
   * The server takes nothing any more; it is only read.
   *
   * @default false
   */
  readonly isClosed?: boolean;
}

/** Work that is kept safe: on this device at once, on the server by its policy. */
export interface Autosave<Value, Reason = never, Failure = unknown> {
  /** A new object after an event that changes something. Never mutated. */
  readonly getState: () => AutosaveState<Value, Reason, Failure>;
  /** Tells after every change. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The page is there: goes on with what an earlier visit left, and forgets on this device what others have saved of it. */
  readonly start: () => void;
  /** The page has gone: sends nothing more by itself. What is not saved stays on this device. */
  readonly stop: () => void;
  /** Puts a value on the screen: kept on this device now, sent when the policy says so. */
  readonly change: (key: string, value: Value) => void;
  /** Settles the conflict of a key; without one nothing happens. */
  readonly resolve: (key: string, choice: Choice) => void;
  /** Sends what is not saved, now. Ends when the server has answered, whatever it said. */
  readonly save: () => Promise<void>;
  /** Sends now what would be sent by itself later. */
  readonly online: () => void;
  /** Joins what the server has by now. */
  readonly reload: (current: Known<Value>) => void;
  /** Ends when nothing is under way. */
  readonly settle: () => Promise<void>;
  /** The keys whose values the server is not known to have. */
  readonly unsaved: () => readonly string[];
}

/**
 * Runs the state machine: sends, wakes up, keeps and tells what it wishes. One save is under way at a time.
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
  const { policy, known, stored, clock, send, tell, isClosed } = options;
  const listeners = new Set<() => void>();
  let state = begin<Value, Reason, Failure>(policy, known, stored.read(), isClosed);
  let flight = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** Tells the copy that the page has gone. */
  let leave = () => undefined as void;

  const wake = () => {
    clearTimeout(timer);
    if (isStopped || state.dueAt === null) return;
    timer = setTimeout(() => dispatch({ type: 'tick' }), Math.max(0, state.dueAt - clock()));
  };
  function dispatch(event: Event<Value, Reason, Failure>) {
    const next = step(policy, state, event, clock());
    state = next.state;
    stored.write(draftOf(policy, state));
    wake();
    for (const wish of next.wishes) {
      if (wish.type === 'send') {
        flight = send(wish).then(dispatch, (failure: Failure) =>
          dispatch({ type: 'failed', failure, isLost: true }),
        );
      }
    }
    for (const listener of listeners) listener();
    for (const wish of next.wishes) if (wish.type === 'tell') tell?.(wish.news);
  }
  const settle = async () => {
    while (state.flight) await flight;
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

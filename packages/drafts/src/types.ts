/** A value that was changed here and elsewhere. */
export interface Conflict<Value> {
  /** Our version. */
  readonly mine: Value;
  /** The person's choice; null until they make it. */
  readonly choice: Choice | null;
}

/** Which version to keep; `both` needs the policy's `join`. */
export type Choice = 'mine' | 'theirs' | 'both';

/** One value on this page. It is a new object only when this entry changed. */
export interface Entry<Value, Reason> {
  /** The value on the screen. */
  readonly mine: Value;
  /** The last value that the server confirmed. */
  readonly saved: Value;
  /** The revision at which the server got `saved`; null when it has no value. */
  readonly savedAt: string | null;
  /** The value that `mine` was changed from. It equals `saved`, except in an open conflict. */
  readonly base: Value;
  /** Versions that were sent but not answered. The server may have any of them. */
  readonly lost: readonly Value[];
  readonly conflict: Conflict<Value> | null;
  /** Why the server refused the value; null after the next change. */
  readonly refused: Reason | null;
  /** When the value was last changed here, in milliseconds of the caller's clock; 0 when it was not. */
  readonly changedAt: number;
}

/** The phase of saving. Only `closed` is final. */
export type Phase = 'idle' | 'waiting' | 'saving' | 'failed' | 'signedOut' | 'closed';

/** The values of one page, which the server saves under one revision. Never mutated. */
export interface AutosaveState<Value, Reason = never, Failure = unknown> {
  readonly entries: Readonly<Record<string, Entry<Value, Reason>>>;
  /** The revision that the next save is based on; null before the first save. */
  readonly revision: string | null;
  readonly phase: Phase;
  /** Why the last save failed. */
  readonly error: Failure | null;
  /** The values of the save under way, by key; null when there is none. */
  readonly inFlight: Readonly<Record<string, Value>> | null;
  /** Whether a save was requested while another was under way. */
  readonly isSaveQueued: boolean;
  /** When the first unsent change was made, in milliseconds of the caller's clock. */
  readonly firstChange: number | null;
  /** How many saves have failed in a row. */
  readonly failures: number;
  /** When to send, in milliseconds of the caller's clock; null when no automatic save is scheduled. */
  readonly dueAt: number | null;
}

/** How values are compared, merged, scheduled and retried. */
export interface Policy<Value, Failure = unknown> {
  /** The value of a key that has no entry. */
  readonly empty: Value;
  readonly isSame: (one: Value, other: Value) => boolean;
  /**
   * Decides which version wins when both sides may have changed the base.
   *
   * @default the side that changed; a conflict when both changed differently
   */
  readonly merge?: (base: Value, mine: Value, theirs: Value) => 'mine' | 'theirs' | 'conflict';
  /** Combines two versions, for the choice `both` and for the drafts of two tabs. */
  readonly join?: (mine: Value, theirs: Value) => Value;
  /** Returns when to send a change, in milliseconds; null to save only on request. */
  readonly dueAt: (firstChange: number, lastChange: number) => number | null;
  /**
   * Returns the delay in milliseconds before a failed save is sent again; undefined for no retry. `failures` counts
   * earlier ones.
   */
  readonly retryAfter: (failure: Failure, failures: number) => number | undefined;
  /**
   * Whether the values are saved only together, so that one open conflict holds back all of them.
   *
   * @default false
   */
  readonly isTogether?: boolean;
}

/** The server's values, by key. */
export interface Known<Value> {
  /** The revision of the last save; null before the first. */
  readonly revision: string | null;
  readonly values: Readonly<Record<string, KnownValue<Value>>>;
}

/** A value on the server. */
export interface KnownValue<Value> {
  readonly value: Value;
  /** The revision at which the server got it; null when it has no value. */
  readonly savedAt: string | null;
}

/** The outcome of a save. */
export type Answer<Value, Reason = never, Failure = unknown> =
  | {
      readonly type: 'saved';
      readonly revision: string;
      /** The values that the server changed. */
      readonly values?: Readonly<Record<string, Value>>;
      /** Why some values were not saved, by key. */
      readonly refused?: Readonly<Record<string, Reason>>;
    }
  /** Nothing was saved, because the named values are invalid. */
  | {
      readonly type: 'refused';
      readonly reasons: Readonly<Record<string, Reason>>;
      readonly failure: Failure;
    }
  /** A newer revision exists. `current` holds the server's values. */
  | { readonly type: 'stale'; readonly current: Known<Value>; readonly failure: Failure }
  /** `isLost`: the save may have reached the server. */
  | { readonly type: 'failed'; readonly failure: Failure; readonly isLost: boolean }
  | { readonly type: 'unauthorized'; readonly failure: Failure }
  | { readonly type: 'closed'; readonly failure: Failure };

/** The input of the state machine. */
export type Event<Value, Reason = never, Failure = unknown> =
  | Answer<Value, Reason, Failure>
  /** The page is shown, and an earlier visit's draft is resumed. */
  | { readonly type: 'started' }
  | { readonly type: 'changed'; readonly key: string; readonly value: Value }
  | { readonly type: 'resolved'; readonly key: string; readonly choice: Choice }
  /** Send unsaved values now, or when the save under way has ended. */
  | { readonly type: 'saveRequested' }
  /** The time of a scheduled save may have come. */
  | { readonly type: 'tick' }
  /** The network is back: send scheduled values now. */
  | { readonly type: 'online' }
  /** The server's values were read again. */
  | { readonly type: 'reloaded'; readonly current: Known<Value> };

/** A one-time effect of an event. Timers and the draft on the device follow from the state. */
export type Effect<Value> =
  | {
      readonly type: 'send';
      readonly revision: string | null;
      readonly values: Readonly<Record<string, Value>>;
    }
  | { readonly type: 'notify'; readonly notification: Notification };

/** An event to announce to the user. */
export type Notification =
  | { readonly what: 'saved'; readonly keys: readonly string[] }
  /** The server refused a value, which needs a change. */
  | { readonly what: 'refused' }
  /** A conflict needs the person's choice. */
  | { readonly what: 'conflict' }
  /** Changes from elsewhere were merged without a conflict. */
  | { readonly what: 'refreshed' };

/** The result of `step`. */
export interface Step<Value, Reason, Failure> {
  readonly state: AutosaveState<Value, Reason, Failure>;
  readonly effects: readonly Effect<Value>[];
}

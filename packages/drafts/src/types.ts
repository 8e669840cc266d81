/** Two versions of a value that was changed here and elsewhere. */
export interface Conflict<Value> {
  /** What was written here. */
  readonly mine: Value;
  /** Whose version goes on; null until the person says so. */
  readonly choice: Choice | null;
}

/** Which of two versions goes on; `both` where the policy can join them. */
export type Choice = 'mine' | 'theirs' | 'both';

/** One value as this page knows it. A new object after every change of it, and of no other. */
export interface Entry<Value, Reason> {
  /** What is on the screen. */
  readonly mine: Value;
  /** What the server is known to have. */
  readonly saved: Value;
  /** At which revision the server got that; null when it has nothing. */
  readonly savedAt: string | null;
  /** What mine was changed from: what is saved, except in an open conflict. */
  readonly base: Value;
  /** Versions that were sent and whose answers were lost: the server may have any of them. */
  readonly lost: readonly Value[];
  readonly conflict: Conflict<Value> | null;
  /** Why the server did not take it as it is; it waits for a change. */
  readonly refused: Reason | null;
  /** When it was last changed here, in milliseconds of the caller's clock; 0 when it was not. */
  readonly changedAt: number;
}

/** Where saving stands. Only `closed` is final: the server takes nothing any more. */
export type Phase = 'idle' | 'waiting' | 'saving' | 'failed' | 'signedOut' | 'closed';

/** All that somebody writes on one page and the server saves at one revision. Never mutated. */
export interface AutosaveState<Value, Reason = never, Failure = unknown> {
  readonly entries: Readonly<Record<string, Entry<Value, Reason>>>;
  /** The save that the next one follows; null before the first. */
  readonly revision: string | null;
  readonly phase: Phase;
  /** Why the last save failed. */
  readonly error: Failure | null;
  /** What is under way, by key; null while nothing is. */
  readonly flight: Readonly<Record<string, Value>> | null;
  /** Whether saving was asked for while a save was under way. */
  readonly isAskedAgain: boolean;
  /** When the first change was made that is not sent yet, in milliseconds of the caller's clock. */
  readonly firstChange: number | null;
  /** How many saves have failed in a row. */
  readonly failures: number;
  /** When to wake up and send, in milliseconds of the caller's clock; null for not by itself. */
  readonly dueAt: number | null;
}

/** What differs between one kind of work and another. */
export interface Policy<Value, Failure = unknown> {
  /** What a key has that nobody has named. */
  readonly empty: Value;
  readonly isSame: (one: Value, other: Value) => boolean;
  /**
   * Which version goes on where both may have changed what they began from.
   *
   * @default the side that changed it; a conflict where both did, and differently
   */
  readonly merge?: (base: Value, mine: Value, theirs: Value) => 'mine' | 'theirs' | 'conflict';
  /** Both versions in one, for the choice of both and for what two tabs have written. */
  readonly join?: (mine: Value, theirs: Value) => Value;
  /** When a change is sent by itself; null when the person is to ask for it. Milliseconds. */
  readonly dueAt: (firstChange: number, lastChange: number) => number | null;
  /** How long until a failed save is sent again, after so many failures before it; undefined for never. Milliseconds. */
  readonly retryAfter: (failure: Failure, failures: number) => number | undefined;
  /**
   * The values are saved together or not at all: while one waits for a choice, none is sent.
   *
   * @default false
   */
  readonly isTogether?: boolean;
}

/** What the server has, by key, and its last save; null before the first. */
export interface Known<Value> {
  readonly revision: string | null;
  readonly values: Readonly<Record<string, KnownValue<Value>>>;
}

/** A value that the server has, and at which revision it got it; null when that is nothing. */
export interface KnownValue<Value> {
  readonly value: Value;
  readonly savedAt: string | null;
}

/** What became of what was sent. */
export type Answer<Value, Reason = never, Failure = unknown> =
  | {
      readonly type: 'saved';
      readonly revision: string;
      /** What the server made of the values, where that is not what was sent. */
      readonly values?: Readonly<Record<string, Value>>;
      /** What of it was not saved, and why. */
      readonly refused?: Readonly<Record<string, Reason>>;
    }
  /** Nothing was saved, for a reason that lies in the named values. */
  | {
      readonly type: 'refused';
      readonly reasons: Readonly<Record<string, Reason>>;
      readonly failure: Failure;
    }
  /** Somebody has saved since; this is what the server has now. */
  | { readonly type: 'stale'; readonly current: Known<Value>; readonly failure: Failure }
  /** `isLost`: nobody knows whether the save arrived. */
  | { readonly type: 'failed'; readonly failure: Failure; readonly isLost: boolean }
  | { readonly type: 'unauthorized'; readonly failure: Failure }
  | { readonly type: 'closed'; readonly failure: Failure };

/** What happens to work that is not saved. */
export type Event<Value, Reason = never, Failure = unknown> =
  | Answer<Value, Reason, Failure>
  /** The page is there: what an earlier visit left goes on. */
  | { readonly type: 'started' }
  | { readonly type: 'changed'; readonly key: string; readonly value: Value }
  | { readonly type: 'resolved'; readonly key: string; readonly choice: Choice }
  /** Send what is not saved, now; while a save is under way, as soon as that has ended. */
  | { readonly type: 'saveRequested' }
  /** Time has passed. */
  | { readonly type: 'tick' }
  /** The network is back: what would be sent by itself goes now. */
  | { readonly type: 'online' }
  /** What the server has was read again. */
  | { readonly type: 'reloaded'; readonly current: Known<Value> };

/** What is to be done after an event, once. When to wake up and what to keep on the device is in the state. */
export type Wish<Value> =
  | {
      readonly type: 'send';
      readonly revision: string | null;
      readonly values: Readonly<Record<string, Value>>;
    }
  | { readonly type: 'tell'; readonly news: News };

/** What a person may want to hear. */
export type News =
  | { readonly what: 'saved'; readonly keys: readonly string[] }
  /** The server did not take something, which waits for a change. */
  | { readonly what: 'refused' }
  /** Something waits for a choice between two versions. */
  | { readonly what: 'conflict' }
  /** What others had saved was taken over, and nothing of this person's was lost. */
  | { readonly what: 'refreshed' };

/** A state and what is to be done. */
export interface Step<Value, Reason, Failure> {
  readonly state: AutosaveState<Value, Reason, Failure>;
  readonly wishes: readonly Wish<Value>[];
}

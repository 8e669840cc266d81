import type { VoteAnswer, Votes } from '@conkit/api-client';
import {
  autosaveDueAt,
  changedCategories,
  mergeBallots,
  sameBallot,
  type Ballot,
  type BallotConflict,
  type Ballots,
} from '@conkit/rules';
import { ApiError } from '../../api/problem.ts';
import { ballotsOf, newestTime, staleBallots, timesOf } from './votes.ts';

/** Where saving stands. Only `closed` is final: the server takes no votes any more. */
export type SavePhase = 'idle' | 'waiting' | 'saving' | 'failed' | 'signedOut' | 'closed';

/** What a ballot page shows; a new object after every change. */
export interface BallotSnapshot {
  /** What is on the screen. */
  readonly ballots: Ballots;
  /** What the server is known to have. */
  readonly saved: Ballots;
  /** When each category was saved, as ISO instants. */
  readonly times: Readonly<Record<string, string>>;
  readonly phase: SavePhase;
  /** Why the last save failed. */
  readonly error: ApiError | null;
  /** The categories that are being sent. */
  readonly sending: readonly string[];
  /** The categories that are not saved and not in conflict. */
  readonly unsaved: readonly string[];
  /** The categories that were changed here and elsewhere; none of them is sent before the voter chose. */
  readonly conflicts: readonly BallotConflict[];
}

/** What is not saved yet, and what it was changed from. */
export interface BallotDraft {
  readonly base: Ballots;
  readonly ballots: Ballots;
}

export interface BallotKeeperOptions {
  /** The saved votes at the beginning. */
  votes: Votes;
  /** What an earlier visit could not save. */
  draft: BallotDraft | null;
  /** Sends changed categories; rejects with {@link ApiError}. */
  save: (lastmod: string | null, votes: Record<string, (number | null)[]>) => Promise<VoteAnswer>;
  /** Keeps what is not saved on this device; null when everything is. */
  keepDraft: (draft: BallotDraft | null) => void;
  /** Called when another tab's votes were taken over and nothing of the voter's was lost. */
  onRefreshed: () => void;
  /** Called when categories have been saved. */
  onSaved: (categories: readonly string[]) => void;
}

const RETRY_MS = [5000, 10_000, 20_000, 40_000, 60_000];

const pick = (ballots: Ballots, categories: readonly string[]): Ballots =>
  Object.fromEntries(categories.map((category) => [category, ballots[category] ?? []]));

/**
 * Keeps one voter's ballot safe: every change goes to this device at once and to the server 15 seconds
 * after the last one, at most 60 seconds after the first (CAL-5); what fails is tried again; what was
 * changed elsewhere is joined, and where both sides changed the same category the voter chooses (BAL-15).
 */
export class BallotKeeper {
  readonly #options: BallotKeeperOptions;
  readonly #listeners = new Set<() => void>();
  #state: BallotSnapshot;
  #lastmod: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChange: Date | null = null;
  #failures = 0;

  constructor(options: BallotKeeperOptions) {
    this.#options = options;
    const saved = ballotsOf(options.votes);
    const { base, ballots } = options.draft ?? { base: saved, ballots: {} };
    const mine = { ...base, ...ballots };
    const { merged, conflicts } = mergeBallots(base, mine, { ...base, ...saved });
    this.#lastmod = newestTime(options.votes);
    this.#state = this.#withUnsaved({
      ballots: { ...saved, ...merged },
      saved,
      times: timesOf(options.votes),
      phase: 'idle',
      error: null,
      sending: [],
      unsaved: [],
      conflicts,
    });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): BallotSnapshot => this.#state;

  /** Starts saving what an earlier visit left behind. */
  readonly start = () => {
    if (this.#state.unsaved.length > 0) this.#schedule(new Date());
  };

  /** Puts a new ranking of a category on the screen; it is sent when the voter pauses. */
  readonly change = (category: string, ballot: Ballot) => {
    this.#set({ ballots: { ...this.#state.ballots, [category]: ballot } });
    this.#schedule(new Date());
  };

  /** Sends what is not saved, now. A save under way is finished first. */
  readonly submit = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const { unsaved, ballots, phase } = this.#state;
    if (unsaved.length === 0 || phase === 'saving' || phase === 'closed') return;
    this.#firstChange = null;
    const sent = pick(ballots, unsaved);
    const wire = Object.fromEntries(
      Object.entries(sent).map(([key, ballot]) => [key, [...ballot]]),
    );
    this.#set({ phase: 'saving', sending: unsaved });
    try {
      this.#saved(sent, await this.#options.save(this.#lastmod, wire));
    } catch (error) {
      this.#failed(error instanceof ApiError ? error : new ApiError(undefined, undefined, error));
    }
  };

  /** Settles a conflict by the voter's choice. */
  readonly resolve = (category: string, choice: 'mine' | 'theirs') => {
    const { ballots, saved, conflicts } = this.#state;
    const taken = choice === 'theirs' ? { [category]: saved[category] ?? [] } : {};
    this.#set({
      ballots: { ...ballots, ...taken },
      conflicts: conflicts.filter((conflict) => conflict.category !== category),
    });
    if (this.#state.unsaved.length > 0) this.#schedule(new Date());
  };

  /** Stops the timer. What is not saved stays on this device. */
  readonly stop = () => clearTimeout(this.#timer);

  #saved(sent: Ballots, { time }: VoteAnswer) {
    const categories = Object.keys(sent);
    this.#lastmod = time;
    this.#failures = 0;
    const { saved, times } = this.#state;
    this.#set({
      saved: { ...saved, ...sent },
      times: { ...times, ...Object.fromEntries(categories.map((key) => [key, time])) },
      phase: 'idle',
      error: null,
      sending: [],
    });
    this.#options.onSaved(categories);
    if (this.#state.unsaved.length > 0) this.#schedule(new Date());
  }

  #failed(error: ApiError) {
    const current = staleBallots(error);
    if (current) {
      this.#joined(current);
      return;
    }
    const phases: Record<string, SavePhase> = {
      voting_closed: 'closed',
      unauthorized: 'signedOut',
    };
    this.#set({ phase: phases[error.code] ?? 'failed', error, sending: [] });
    const isPassing = error.status === 0 || error.status === 429 || error.status >= 500;
    if (!isPassing) return;
    const delay = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0;
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => void this.submit(),
      Math.max(delay, (error.retryAfter ?? 0) * 1000),
    );
  }

  /** The ballot was saved elsewhere: joins both sides, and goes on with what is only here. */
  #joined(current: Votes) {
    const { ballots, saved, conflicts } = this.#state;
    const theirs = ballotsOf(current);
    const joined = mergeBallots(saved, ballots, { ...saved, ...theirs });
    const known = new Set(conflicts.map(({ category }) => category));
    const fresh = joined.conflicts.filter(({ category }) => !known.has(category));
    this.#lastmod = newestTime(current);
    this.#set({
      ballots: joined.merged,
      saved: { ...saved, ...theirs },
      times: { ...this.#state.times, ...timesOf(current) },
      phase: 'idle',
      error: null,
      sending: [],
      conflicts: [...conflicts, ...fresh],
    });
    if (this.#state.conflicts.length === 0) this.#options.onRefreshed();
    if (this.#state.unsaved.length > 0) void this.submit();
  }

  #schedule(now: Date) {
    const { phase } = this.#state;
    if (phase === 'saving' || phase === 'closed' || this.#state.unsaved.length === 0) return;
    this.#firstChange ??= now;
    clearTimeout(this.#timer);
    const due = autosaveDueAt(this.#firstChange, now);
    this.#timer = setTimeout(() => void this.submit(), due.getTime() - now.getTime());
    if (phase === 'idle') this.#set({ phase: 'waiting' });
  }

  #set(changes: Partial<BallotSnapshot>) {
    this.#state = this.#withUnsaved({ ...this.#state, ...changes });
    const { unsaved, conflicts, ballots, saved } = this.#state;
    const kept = [...unsaved, ...conflicts.map(({ category }) => category)];
    this.#options.keepDraft(
      kept.length > 0 ? { base: pick(saved, kept), ballots: pick(ballots, kept) } : null,
    );
    for (const listener of this.#listeners) listener();
  }

  #withUnsaved(state: BallotSnapshot): BallotSnapshot {
    const conflicts = state.conflicts
      .map(({ category }) => ({
        category,
        mine: state.ballots[category] ?? [],
        theirs: state.saved[category] ?? [],
      }))
      .filter(({ mine, theirs }) => !sameBallot(mine, theirs));
    const isOpen = new Set(conflicts.map(({ category }) => category));
    const unsaved = changedCategories(state.ballots, state.saved).filter((key) => !isOpen.has(key));
    const phase = state.phase === 'waiting' && unsaved.length === 0 ? 'idle' : state.phase;
    return { ...state, conflicts, unsaved, phase };
  }
}

import type { VoteAnswer, Votes } from '@conkit/api-client';
import {
  autosaveDueAt,
  changedCategories,
  mergeBallots,
  sameBallot,
  type Ballot,
  type BallotConflict,
  type Ballots,
  type Period,
} from '@conkit/rules';
import { ApiError } from '../../api/problem.ts';
import { retryDelay } from './shared/retryDelay.ts';
import {
  ballotsOf,
  knownBase,
  newestTime,
  refusedCategories,
  staleBallots,
  timesOf,
  withSent,
  type RefusedCategory,
  type SentBallots,
} from './votes.ts';

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
  /** The categories that are to be sent. */
  readonly unsaved: readonly string[];
  /** The categories that were changed here and elsewhere; none of them is sent before the voter chose. */
  readonly conflicts: readonly BallotConflict[];
  /** The categories that the server did not accept as they are; they wait for a change. */
  readonly refused: readonly RefusedCategory[];
}

/** What is not saved yet, and what it was changed from. */
export interface BallotDraft {
  readonly base: Ballots;
  readonly ballots: Ballots;
  /** What of it was sent without an answer so far. */
  readonly sent: SentBallots;
}

export interface BallotKeeperOptions {
  /** The saved votes at the beginning. */
  votes: Votes;
  /** What an earlier visit could not save. */
  draft: BallotDraft | null;
  /** When votes are taken: the nearer the end, the sooner a change is sent (CAL-9). */
  voting: Period | undefined;
  /** The server's clock. */
  clock: () => Date;
  /** Sends changed categories; rejects with {@link ApiError}. Undefined for who reads a closed ballot. */
  save:
    | ((lastmod: string | null, votes: Record<string, (number | null)[]>) => Promise<VoteAnswer>)
    | undefined;
  /** Keeps on this device what is not saved, and forgets what was kept before and is no longer in it. */
  keepDraft: (draft: BallotDraft) => void;
  /** Called when another tab's votes were taken over and nothing of the voter's was lost. */
  onRefreshed: () => void;
  /** Called when something waits for the voter's choice between two versions. */
  onConflict: () => void;
  /** Called when the server has not accepted something, which waits for the voter to change it. */
  onRefused: () => void;
  /** Called when categories have been saved. */
  onSaved: (categories: readonly string[]) => void;
}

const pick = (ballots: Ballots, categories: readonly string[]): Ballots =>
  Object.fromEntries(categories.map((category) => [category, ballots[category] ?? []]));

const categoriesOf = (some: readonly { readonly category: string }[]): readonly string[] =>
  some.map(({ category }) => category);

const pickSent = (sent: SentBallots, categories: readonly string[]): SentBallots =>
  Object.fromEntries(Object.entries(sent).filter(([category]) => categories.includes(category)));

/**
 * Keeps one voter's ballot safe: every change goes to this device at once and to the server 15 seconds
 * after the last one, at most 60 seconds after the first (CAL-5); what fails is tried again; what was
 * changed elsewhere is joined, and where both sides changed the same category the voter chooses (BAL-15).
 * What the server refuses stays on the screen as not saved, with the reason, and holds up nothing else
 * (BAL-17).
 */
export class BallotKeeper {
  readonly #options: BallotKeeperOptions;
  readonly #listeners = new Set<() => void>();
  #state: BallotSnapshot;
  #lastmod: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChange: Date | null = null;
  #failures = 0;
  #isAskedAgain = false;
  #flight = Promise.resolve();
  #sent: SentBallots;
  /** What the categories in conflict were changed from, so that the next visit finds the conflict too. */
  #bases: Ballots;

  constructor(options: BallotKeeperOptions) {
    this.#options = options;
    const saved = ballotsOf(options.votes);
    const { base, ballots, sent } = options.draft ?? { base: saved, ballots: {}, sent: {} };
    const mine = { ...base, ...ballots };
    const theirs = { ...base, ...saved };
    const from = knownBase(base, sent, theirs);
    const { merged, conflicts } = mergeBallots(from, mine, theirs);
    this.#sent = sent;
    this.#bases = pick(from, categoriesOf(conflicts));
    this.#lastmod = newestTime(options.votes);
    this.#state = this.#withUnsaved({
      ballots: { ...saved, ...merged },
      saved,
      times: timesOf(options.votes),
      phase: options.save ? 'idle' : 'closed',
      error: null,
      sending: [],
      unsaved: [],
      conflicts,
      refused: [],
    });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): BallotSnapshot => this.#state;

  /** Starts saving what an earlier visit left behind, and forgets what others have saved of it. */
  readonly start = () => {
    this.#set({});
    if (this.#state.conflicts.length > 0) this.#options.onConflict();
    this.#schedule();
  };

  /** Puts a new ranking of a category on the screen; it is sent when the voter pauses. */
  readonly change = (category: string, ballot: Ballot) => {
    const { ballots, refused } = this.#state;
    this.#set({
      ballots: { ...ballots, [category]: ballot },
      refused: refused.filter((other) => other.category !== category),
    });
    this.#schedule();
  };

  /**
   * Sends what is not saved, now; while a save is under way, as soon as that has ended. Ends when the
   * server has answered, whatever it said.
   */
  readonly submit = (): Promise<void> => {
    clearTimeout(this.#timer);
    const { unsaved, phase } = this.#state;
    const { save } = this.#options;
    if (phase === 'saving') this.#isAskedAgain = true;
    else if (unsaved.length === 0 || phase === 'closed' || !save) return Promise.resolve();
    else this.#flight = this.#send(save);
    return this.#flight;
  };

  /** Settles a conflict by the voter's choice. */
  readonly resolve = (category: string, choice: 'mine' | 'theirs') => {
    const { ballots, saved, conflicts } = this.#state;
    const taken = choice === 'theirs' ? { [category]: saved[category] ?? [] } : {};
    this.#set({
      ballots: { ...ballots, ...taken },
      conflicts: conflicts.filter((conflict) => conflict.category !== category),
    });
    this.#schedule();
  };

  /** How many categories on the screen the server does not have as they are. */
  readonly changes = (): number => changedCategories(this.#state.ballots, this.#state.saved).length;

  /** Whether the server has everything that is on the screen. */
  readonly isSaved = (): boolean => this.changes() === 0;

  /** Stops the timer. What is not saved stays on this device. */
  readonly stop = () => clearTimeout(this.#timer);

  async #send(save: NonNullable<BallotKeeperOptions['save']>): Promise<void> {
    const { unsaved, ballots } = this.#state;
    this.#firstChange = null;
    this.#isAskedAgain = false;
    const sent = pick(ballots, unsaved);
    const wire = Object.fromEntries(
      Object.entries(sent).map(([key, ballot]) => [key, [...ballot]]),
    );
    this.#sent = withSent(this.#sent, sent);
    this.#set({ phase: 'saving', sending: unsaved });
    let answer: VoteAnswer;
    try {
      answer = await save(this.#lastmod, wire);
    } catch (error) {
      return this.#failed(
        sent,
        error instanceof ApiError ? error : new ApiError(undefined, undefined, error),
      );
    }
    return this.#saved(sent, answer);
  }

  #saved(sent: Ballots, { time, refused = [] }: VoteAnswer): Promise<void> {
    const wrong = refusedCategories(refused);
    const isWrong = new Set(categoriesOf(wrong));
    const categories = Object.keys(sent).filter((category) => !isWrong.has(category));
    this.#lastmod = time;
    this.#failures = 0;
    this.#sent = {};
    const { saved, times } = this.#state;
    this.#set({
      saved: { ...saved, ...pick(sent, categories) },
      times: { ...times, ...Object.fromEntries(categories.map((key) => [key, time])) },
      phase: 'idle',
      error: null,
      sending: [],
      refused: this.#withRefused(wrong, sent),
    });
    this.#options.onSaved(categories);
    if (wrong.length > 0) this.#options.onRefused();
    if (this.#isAskedAgain) return this.submit();
    this.#schedule();
    return Promise.resolve();
  }

  /** What was refused waits for a change, unless it has been changed while it was under way. */
  #withRefused(wrong: readonly RefusedCategory[], sent: Ballots): readonly RefusedCategory[] {
    const { ballots, refused } = this.#state;
    const isAsSent = ({ category }: RefusedCategory) =>
      sameBallot(ballots[category] ?? [], sent[category] ?? []);
    return [...refused, ...wrong.filter(isAsSent)];
  }

  #failed(sent: Ballots, error: ApiError): Promise<void> {
    const current = staleBallots(error);
    // What nobody has saved since is not sent again at once: the answer would be the same.
    if (current && newestTime(current) !== this.#lastmod) return this.#joined(current);
    const errors = error.code === 'invalid' ? (error.problem?.errors ?? []) : [];
    const wrong = refusedCategories(errors).filter(({ category }) => Object.hasOwn(sent, category));
    if (wrong.length > 0) {
      // The others must not wait for it.
      const refused = this.#withRefused(wrong, sent);
      this.#set({ phase: 'idle', error, sending: [], refused });
      this.#options.onRefused();
      return this.submit();
    }
    const phases: Record<string, SavePhase> = {
      voting_closed: 'closed',
      unauthorized: 'signedOut',
    };
    this.#set({ phase: phases[error.code] ?? 'failed', error, sending: [] });
    this.#retryLater(error);
    return Promise.resolve();
  }

  #retryLater(error: ApiError) {
    const delay = retryDelay(error, this.#failures);
    if (delay === undefined) return;
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.submit(), delay);
  }

  /** The ballot was saved elsewhere: joins both sides, and goes on with what is only here. */
  #joined(current: Votes): Promise<void> {
    const { ballots, saved, conflicts } = this.#state;
    const theirs = ballotsOf(current);
    const base = knownBase(saved, this.#sent, theirs);
    const joined = mergeBallots(base, ballots, { ...saved, ...theirs });
    const known = new Set(categoriesOf(conflicts));
    const fresh = joined.conflicts.filter(({ category }) => !known.has(category));
    this.#bases = { ...this.#bases, ...pick(base, categoriesOf(fresh)) };
    this.#lastmod = newestTime(current);
    this.#sent = {};
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
    else if (fresh.length > 0) this.#options.onConflict();
    return this.submit();
  }

  #schedule() {
    const { phase } = this.#state;
    const { clock, voting } = this.#options;
    const now = clock();
    if (phase === 'saving' || phase === 'closed' || this.#state.unsaved.length === 0) return;
    this.#firstChange ??= now;
    clearTimeout(this.#timer);
    const due = autosaveDueAt(this.#firstChange, now, voting);
    this.#timer = setTimeout(() => void this.submit(), due.getTime() - now.getTime());
    if (phase === 'idle') this.#set({ phase: 'waiting' });
  }

  #set(changes: Partial<BallotSnapshot>) {
    this.#state = this.#withUnsaved({ ...this.#state, ...changes });
    const { ballots, saved, conflicts } = this.#state;
    const kept = changedCategories(ballots, saved);
    this.#options.keepDraft({
      base: { ...pick(saved, kept), ...pick(this.#bases, categoriesOf(conflicts)) },
      ballots: pick(ballots, kept),
      sent: pickSent(this.#sent, kept),
    });
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
    const isWaiting = new Set([...categoriesOf(conflicts), ...categoriesOf(state.refused)]);
    const changed = changedCategories(state.ballots, state.saved);
    const unsaved = changed.filter((category) => !isWaiting.has(category));
    const phase = state.phase === 'waiting' && unsaved.length === 0 ? 'idle' : state.phase;
    return { ...state, conflicts, unsaved, phase };
  }
}

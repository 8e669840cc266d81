import type { VoteAnswer, Votes } from '@conkit/api-client';
import type { Draft } from '@conkit/drafts';
import type { Ballot, Ballots } from '@conkit/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/problem.ts';
import { refusal } from '../../../testing/answers.ts';
import {
  createBallotAutosave,
  toKnownBallots,
  type BallotAutosaveOptions,
} from './ballotAutosave.ts';

const START = new Date('2019-07-01T12:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the stored draft without its times. */
interface BallotDraft {
  base: Ballots;
  ballots: Ballots;
  sent: Readonly<Record<string, readonly Ballot[]>>;
}

/** An empty draft. */
const NOTHING: BallotDraft = { base: {}, ballots: {}, sent: {} };

type Sent = { lastmod: string | null; votes: Record<string, (number | null)[]> };

interface Options extends Partial<Omit<BallotAutosaveOptions, 'notify' | 'stored'>> {
  draft?: BallotDraft | null;
}

/** Storage for one draft. Remembers every write. */
function device(before: BallotDraft | null) {
  const drafts: BallotDraft[] = [];
  const kept = (draft: Draft<Ballot> | null): BallotDraft =>
    draft ? { base: draft.base, ballots: draft.mine, sent: draft.sent } : NOTHING;
  const stored = {
    read: () => before && { base: before.base, mine: before.ballots, sent: before.sent, at: {} },
    write: (draft: Draft<Ballot> | null) => void drafts.push(kept(draft)),
    flush: () => undefined,
    show: () => () => undefined,
    isKept: () => true,
    subscribe: () => () => undefined,
  };
  return { drafts, stored };
}

/** A ballot and everything it did. Saves succeed unless a test overrides them. */
function open({ draft = null, ...options }: Options = {}) {
  const sent: Sent[] = [];
  const { drafts, stored } = device(draft);
  const refreshed = vi.fn();
  const asked = vi.fn();
  const subject = createBallotAutosave({
    votes: {},
    stored,
    voting: undefined,
    clock: () => new Date(),
    notify: ({ what }) => {
      if (what === 'refreshed') refreshed();
      if (what === 'conflict') asked();
    },
    ...options,
    save: async (lastmod, votes): Promise<VoteAnswer> => {
      sent.push({ lastmod, votes });
      if (options.save) return options.save(lastmod, votes);
      return { status: 'success', time: new Date().toISOString(), votes };
    },
  });
  return { subject, sent, drafts, refreshed, asked, state: subject.getSnapshot };
}

const votes = (ballots: Record<string, (number | null)[]>, time: string): Votes =>
  Object.fromEntries(
    Object.entries(ballots).map(([key, ballot]) => [key, { time, votes: ballot }]),
  );

describe('autosave', () => {
  it('sends the changed category 15 seconds after the last change', async () => {
    const { subject, sent, state } = open({
      votes: votes({ Novella: [7] }, '2019-06-01T10:00:00.000Z'),
    });
    subject.change('Novel', [1]);
    expect(state().phase).toBe('waiting');
    await vi.advanceTimersByTimeAsync(14_000);
    subject.change('Novel', [1, 2]);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ lastmod: '2019-06-01T10:00:00.000Z', votes: { Novel: [1, 2] } }]);
    expect(state()).toMatchObject({
      phase: 'idle',
      unsaved: [],
      saved: { Novel: [1, 2], Novella: [7] },
    });
  });

  it('waits at most 60 seconds while the voter keeps ranking', async () => {
    const { subject, sent } = open();
    for (let second = 0; second < 60; second += 5) {
      subject.change('Novel', [second + 1]);
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(sent).toHaveLength(1);
  });

  it('sends nothing when the ranking is back to what it was', async () => {
    const { subject, sent, state, drafts } = open();
    subject.change('Novel', [1]);
    subject.change('Novel', []);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(state().phase).toBe('idle');
    expect(drafts.at(-1)).toEqual(NOTHING);
  });

  it('sends once when submitted twice, and cancels the timer', async () => {
    const { subject, sent } = open();
    subject.change('Novel', [1]);
    await Promise.all([subject.submit(), subject.submit()]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('saves a change made during a save', async () => {
    let finish = (_answer: VoteAnswer) => undefined as void;
    const { subject, sent, state } = open({
      save: (_, ballots) =>
        sent.length > 1
          ? Promise.resolve({ status: 'success', time: '2019-07-01T13:00:00.000Z', votes: ballots })
          : new Promise<VoteAnswer>((resolve) => {
              finish = resolve;
            }),
    });
    subject.change('Novel', [1]);
    const saving = subject.submit();
    expect(state().sending).toEqual(['Novel']);
    subject.change('Novel', [1, 2]);
    finish({ status: 'success', time: '2019-07-01T12:00:01.000Z', votes: { Novel: [1] } });
    await saving;
    expect(state()).toMatchObject({ saved: { Novel: [1] }, unsaved: ['Novel'] });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent[1]).toEqual({ lastmod: '2019-07-01T12:00:01.000Z', votes: { Novel: [1, 2] } });
  });
});

describe('leaving during a save', () => {
  it('sends changes made during the save as soon as it has ended', async () => {
    const answers: ((answer: VoteAnswer) => void)[] = [];
    const { subject, sent, state } = open({
      save: () => new Promise<VoteAnswer>((resolve) => answers.push(resolve)),
    });
    subject.change('Novel', [1]);
    void subject.submit();
    subject.change('Novel', [1, 2]);
    const left = subject.submit();
    expect(sent).toHaveLength(1);
    answers[0]?.({ status: 'success', time: '2019-07-01T12:00:01.000Z', votes: { Novel: [1] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual({ lastmod: '2019-07-01T12:00:01.000Z', votes: { Novel: [1, 2] } });
    answers[1]?.({ status: 'success', time: '2019-07-01T12:00:02.000Z', votes: { Novel: [1, 2] } });
    await left;
    expect(subject.isSaved()).toBe(true);
    expect(state().phase).toBe('idle');
  });
});

describe('autosave near the deadline', () => {
  const voting = { closes: '2019-07-01T12:10:00Z' };

  it('sends a change after one second', async () => {
    const { subject, sent } = open({ voting });
    subject.change('Novel', [1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
  });

  it('uses the server’s clock instead of the device’s', async () => {
    const aDayLater = () => new Date(Date.now() - 24 * 3600_000);
    const { subject, sent } = open({ voting, clock: aDayLater });
    subject.change('Novel', [1]);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
  });
});

describe('a save with a lost answer', () => {
  const lost = new ApiError(undefined, undefined);
  const arrived = refusal(409, 'stale_votes', {
    current: votes({ Novel: [1] }, '2019-07-01T12:00:01.000Z'),
  });

  it('causes no conflict with a later change when it had arrived', async () => {
    const { subject, sent, state } = open({
      save: async (lastmod, ballots) => {
        if (sent.length === 1) throw lost;
        if (lastmod === null) throw arrived;
        return { status: 'success', time: '2019-07-01T12:00:09.000Z', votes: ballots };
      },
    });
    subject.change('Novel', [1]);
    await subject.submit();
    subject.change('Novel', [1, 2]);
    await subject.submit();
    expect(sent.at(-1)).toEqual({ lastmod: '2019-07-01T12:00:01.000Z', votes: { Novel: [1, 2] } });
    expect(state()).toMatchObject({ conflicts: [], saved: { Novel: [1, 2] }, unsaved: [] });
  });

  it('is stored on the device, so it causes no conflict after a reload either', async () => {
    const first = open({ save: () => new Promise<VoteAnswer>(() => undefined) });
    first.subject.change('Novel', [1]);
    void first.subject.submit();
    first.subject.change('Novel', [1, 2]);
    const draft = first.drafts.at(-1) ?? null;
    const { state } = open({ draft, votes: votes({ Novel: [1] }, '2019-07-01T12:00:01.000Z') });
    expect(state()).toMatchObject({
      conflicts: [],
      ballots: { Novel: [1, 2] },
      unsaved: ['Novel'],
    });
  });

  it('causes a conflict when another ranking was saved elsewhere', async () => {
    const elsewhere = refusal(409, 'stale_votes', {
      current: votes({ Novel: [3] }, '2019-07-01T12:00:01.000Z'),
    });
    const { subject, sent, state } = open({
      save: async () => {
        throw sent.length === 1 ? lost : elsewhere;
      },
    });
    subject.change('Novel', [1]);
    await subject.submit();
    await subject.submit();
    expect(state().conflicts).toEqual([{ category: 'Novel', mine: [1], theirs: [3] }]);
  });
});

describe('a failed save', () => {
  it('of one category does not stop the others from being saved', async () => {
    const errors = [{ pointer: '/body/votes/Novel/0', message: '175 cannot be ranked in Novel' }];
    const { subject, sent, state, drafts } = open({
      save: async (_, ballots) => {
        if (ballots.Novel?.includes(175)) throw refusal(400, 'invalid', { errors });
        return { status: 'success', time: '2019-07-01T12:00:02.000Z', votes: ballots };
      },
    });
    subject.change('Novel', [175]);
    subject.change('Novella', [7]);
    await subject.submit();
    expect(sent.map(({ votes: ballots }) => Object.keys(ballots))).toEqual([
      ['Novel', 'Novella'],
      ['Novella'],
    ]);
    expect(state()).toMatchObject({
      refused: [{ category: 'Novel' }],
      saved: { Novella: [7] },
      unsaved: [],
    });
    expect(subject.isSaved()).toBe(false);
    expect(drafts.at(-1)?.ballots).toEqual({ Novel: [175] });
    subject.change('Novel', [1]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(state()).toMatchObject({ refused: [], saved: { Novel: [1], Novella: [7] } });
  });

  describe('a partly refused save', () => {
    const reason = 'replaced_finalist' as const;
    const refused = [{ pointer: '/body/votes/Novel/0', message: 'No', code: reason }];
    const time = '2019-07-01T12:00:02.000Z';

    it('keeps the refused category unsaved and gives the reason', async () => {
      const { subject, sent, state, drafts } = open({
        save: async (_, { Novel, ...right }) => ({
          status: 'success',
          time,
          votes: right,
          ...(Novel?.includes(175) && { refused }),
        }),
      });
      subject.change('Novel', [175, 1]);
      subject.change('Novella', [7]);
      await subject.submit();
      expect(state()).toMatchObject({
        ballots: { Novel: [175, 1], Novella: [7] },
        saved: { Novella: [7] },
        times: { Novella: time },
        refused: [{ category: 'Novel', reason }],
        unsaved: [],
        phase: 'idle',
      });
      expect(state().saved).not.toHaveProperty('Novel');
      expect(subject.isSaved()).toBe(false);
      expect(drafts.at(-1)?.ballots).toEqual({ Novel: [175, 1] });
      await vi.advanceTimersByTimeAsync(120_000);
      expect(sent).toHaveLength(1);
      subject.change('Novel', [1]);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(sent[1]).toEqual({ lastmod: time, votes: { Novel: [1] } });
      expect(state().refused).toEqual([]);
    });

    it('sends a refused category again when it was changed during the save', async () => {
      const { subject, sent, state } = open({
        save: async (_, ballots) => {
          if (sent.length > 1) return { status: 'success', time, votes: ballots };
          subject.change('Novel', [1]);
          return { status: 'success', time, votes: {}, refused };
        },
      });
      subject.change('Novel', [175]);
      await subject.submit();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(sent[1]?.votes).toEqual({ Novel: [1] });
      expect(state()).toMatchObject({ refused: [], unsaved: [], saved: { Novel: [1] } });
    });
  });

  it.each([
    ['a lost connection', new ApiError(undefined, undefined)],
    ['a server error', refusal(500, 'internal')],
  ])('keeps changes on the device and retries after %s', async (_, error) => {
    let isUp = false;
    const { subject, sent, state, drafts } = open({
      save: async (_lastmod, ballots) => {
        if (!isUp) throw error;
        return { status: 'success', time: '2019-07-01T12:01:00.000Z', votes: ballots };
      },
    });
    subject.change('Novel', [1]);
    await subject.submit();
    expect(state()).toMatchObject({ phase: 'failed', unsaved: ['Novel'], error });
    expect(drafts.at(-1)).toEqual({
      base: { Novel: [] },
      ballots: { Novel: [1] },
      sent: { Novel: [[1]] },
    });
    isUp = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(2);
    expect(state()).toMatchObject({ phase: 'idle', unsaved: [] });
    expect(drafts.at(-1)).toEqual(NOTHING);
  });

  it('is not retried after voting has closed, and stays on the screen', async () => {
    const { subject, sent, state } = open({
      save: () => Promise.reject(refusal(403, 'voting_closed')),
    });
    subject.change('Novel', [1]);
    await subject.submit();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
    expect(state()).toMatchObject({ phase: 'closed', ballots: { Novel: [1] }, unsaved: ['Novel'] });
  });

  it('keeps everything after the session has ended, and waits for the voter', async () => {
    const { subject, sent, state } = open({
      save: () => Promise.reject(refusal(401, 'unauthorized')),
    });
    subject.change('Novel', [1]);
    await subject.submit();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
    expect(state()).toMatchObject({ phase: 'signedOut', unsaved: ['Novel'] });
  });
});

describe('a ballot that was saved elsewhere', () => {
  const theirs = (ballots: Record<string, (number | null)[]>) =>
    refusal(409, 'stale_votes', { current: votes(ballots, '2019-07-01T12:05:00.000Z') });

  it('merges changes of other categories and saves both', async () => {
    const { subject, sent, state, refreshed } = open({
      save: async (lastmod, ballots) => {
        if (lastmod === null) throw theirs({ Novella: [7] });
        return { status: 'success', time: '2019-07-01T12:06:00.000Z', votes: ballots };
      },
    });
    subject.change('Novel', [1]);
    await subject.submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual({ lastmod: '2019-07-01T12:05:00.000Z', votes: { Novel: [1] } });
    expect(state()).toMatchObject({
      ballots: { Novel: [1], Novella: [7] },
      saved: { Novel: [1], Novella: [7] },
      conflicts: [],
    });
    expect(refreshed).toHaveBeenCalledOnce();
  });

  it('lets the voter choose when both sides changed the same category', async () => {
    const { subject, sent, state, refreshed, asked } = open({
      save: async (lastmod, ballots) => {
        if (lastmod === null) throw theirs({ Novel: [2] });
        return { status: 'success', time: '2019-07-01T12:06:00.000Z', votes: ballots };
      },
    });
    subject.change('Novel', [1]);
    await subject.submit();
    expect(state().conflicts).toEqual([{ category: 'Novel', mine: [1], theirs: [2] }]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(state().ballots).toEqual({ Novel: [1] });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(refreshed).not.toHaveBeenCalled();

    subject.resolve('Novel', 'mine');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent[1]).toEqual({ lastmod: '2019-07-01T12:05:00.000Z', votes: { Novel: [1] } });
    expect(state().conflicts).toEqual([]);
  });

  it('takes the other version when the voter chooses it, and sends nothing', async () => {
    const { subject, sent, state, drafts } = open({
      save: () => Promise.reject(theirs({ Novel: [2] })),
    });
    subject.change('Novel', [1]);
    await subject.submit();
    subject.resolve('Novel', 'theirs');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(state()).toMatchObject({ ballots: { Novel: [2] }, conflicts: [], unsaved: [] });
    expect(drafts.at(-1)).toEqual(NOTHING);
  });

  it('asks again after a reload, which never resolves the conflict', async () => {
    const elsewhere = votes({ Novel: [2] }, '2019-07-01T12:05:00.000Z');
    const first = open({ save: () => Promise.reject(theirs({ Novel: [2] })) });
    first.subject.change('Novel', [1]);
    await first.subject.submit();
    const second = open({ draft: first.drafts.at(-1) ?? null, votes: elsewhere });
    second.subject.start();
    const third = open({ draft: second.drafts.at(-1) ?? null, votes: elsewhere });
    third.subject.start();
    await vi.advanceTimersByTimeAsync(120_000);
    for (const { state, sent, asked } of [second, third]) {
      expect(state().conflicts).toEqual([{ category: 'Novel', mine: [1], theirs: [2] }]);
      expect(sent).toEqual([]);
      expect(asked).toHaveBeenCalledOnce();
    }
    // A resolved conflict stays resolved.
    third.subject.resolve('Novel', 'mine');
    const last = open({ draft: third.drafts.at(-1) ?? null, votes: elsewhere });
    expect(last.state()).toMatchObject({ conflicts: [], unsaved: ['Novel'] });
  });

  it.each([
    ['a repeated conflict without changes', theirs({ Novella: [7] })],
    [
      'a refusal of a category that was not sent',
      refusal(400, 'invalid', { errors: [{ pointer: '/body/votes/Series/0', message: 'No' }] }),
    ],
  ])('reports %s as an error instead of looping', async (_, error) => {
    const { subject, sent, state } = open({
      save: async () => {
        // Ends a loop, so that the test fails instead of hanging.
        if (sent.length > 10) throw refusal(403, 'not_eligible');
        throw error;
      },
    });
    subject.change('Novel', [1]);
    await subject.submit();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent.length).toBeLessThanOrEqual(2);
    expect(state()).toMatchObject({ phase: 'failed', error, unsaved: ['Novel'] });
  });

  it('has no conflict with an equal ranking, for example after a lost answer', async () => {
    const { subject, state } = open({ save: () => Promise.reject(theirs({ Novel: [1] })) });
    subject.change('Novel', [1]);
    await subject.submit();
    expect(state()).toMatchObject({ conflicts: [], unsaved: [], saved: { Novel: [1] } });
  });
});

describe('unsaved changes of an earlier visit', () => {
  it('are sent when the category was not changed elsewhere', async () => {
    const { subject, sent, state } = open({
      votes: votes({ Novella: [7] }, '2019-06-01T10:00:00.000Z'),
      draft: { base: { Novel: [] }, ballots: { Novel: [1, 2] }, sent: {} },
    });
    expect(state().ballots).toEqual({ Novella: [7], Novel: [1, 2] });
    subject.start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent[0]?.votes).toEqual({ Novel: [1, 2] });
  });

  it('are shown next to the saved ranking when the category was also changed elsewhere', () => {
    const { state } = open({
      votes: votes({ Novel: [3] }, '2019-06-01T10:00:00.000Z'),
      draft: { base: { Novel: [] }, ballots: { Novel: [1, 2] }, sent: {} },
    });
    expect(state().conflicts).toEqual([{ category: 'Novel', mine: [1, 2], theirs: [3] }]);
  });
});

const at = (time: string) => ({ votes: [1], time });
const [FIRST, SECOND, THIRD] = [
  '2019-07-01T12:00:00.000Z',
  '2019-07-01T12:00:00.001Z',
  '2019-07-02T09:00:00.000Z',
] as const;

it('starts from the newest save of any category, wherever that is in the answer', () => {
  const orders = [
    [FIRST, SECOND, THIRD],
    [THIRD, SECOND, FIRST],
    [SECOND, THIRD, FIRST],
  ];
  const newest = orders.map(
    ([novel = '', novella = '', story = '']) =>
      toKnownBallots({ Novel: at(novel), Novella: at(novella), ShortStory: at(story) }).revision,
  );
  expect(newest).toEqual([THIRD, THIRD, THIRD]);
});

it('keeps each category’s save time, and starts from no revision before the first save', () => {
  const { values } = toKnownBallots({ Novel: at(FIRST), Novella: at(THIRD) });
  expect([values['Novel']?.savedAt, values['Novella']?.savedAt]).toEqual([FIRST, THIRD]);
  expect(toKnownBallots({})).toEqual({ revision: null, values: {} });
});

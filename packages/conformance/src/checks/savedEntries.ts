import type { Finalists, Nominations } from '@conkit/api-client';
import * as fc from 'fast-check';
import type { Answer } from '../kit.ts';
import { getNewestSave, readVotes } from '../scene/prepared.ts';
import type { Contest, Nominated } from '../scene/facts.ts';
import type { Scene, TestAccount } from '../scene/scene.ts';
import { same, type Check } from './check.ts';

/** The seed of the generated saves, so that a run can be repeated. */
const SEED = 2019;
/** How many saves of some categories follow the first saves. */
const LATER_SAVES = 4;
const NO_AWARD = -1;

type Ranking = readonly (number | null)[];
type Rankings = Readonly<Record<string, Ranking>>;

/** Generates rankings with gaps and No Award, without a gap at the end. */
const rankings = ({ ids, hasNoAward, positions }: Contest): fc.Arbitrary<Ranking> => {
  const entries = [...ids, ...(hasNoAward ? [NO_AWARD] : [])];
  const maxLength = Math.min(positions, entries.length);
  return fc
    .record({
      ranked: fc.shuffledSubarray(entries, { minLength: 1, maxLength }),
      gaps: fc.array(fc.nat(positions), { maxLength: 2 }),
    })
    .map(({ ranked, gaps }) =>
      gaps
        .slice(0, positions - ranked.length)
        .reduce<Ranking>((all, gap) => all.toSpliced(gap % all.length, 0, null), ranked),
    );
};

/** Returns a ranking with No Award and a gap between finalists, as far as the award has them. */
const mixed = ({ ids: [a, b, c], hasNoAward, positions }: Contest): Ranking =>
  [b, null, ...(hasNoAward ? [NO_AWARD] : []), a, c].slice(0, Math.max(1, positions));

/**
 * Generates saves: every category; half of them emptied, and then the other half; some categories with any ranking; and
 * at last every category, two of them emptied.
 */
function createSaves(contests: readonly Contest[]): readonly Rankings[] {
  const of = (some: readonly Contest[], rank: (contest: Contest, at: number) => Ranking) =>
    Object.fromEntries(some.map((contest, at) => [contest.category, rank(contest, at)]));
  const any = (contest: Contest, seed: number) =>
    fc.sample(rankings(contest), { seed: SEED + seed, numRuns: 1 })[0] ?? [];
  const empty = () => [];
  const halves = [0, 1].map((rest) => contests.filter((_, at) => at % 2 === rest));
  const some = fc.sample(fc.subarray([...contests], { minLength: 1 }), {
    seed: SEED,
    numRuns: LATER_SAVES,
  });
  return [
    of(contests, mixed),
    ...halves.map((half) => of(half, empty)),
    ...some.map((chosen, at) => of(chosen, (contest) => any(contest, at))),
    of(contests, (contest, at) => (at > 0 && at < 3 ? [] : mixed(contest))),
  ];
}

/** Checks that ballots are stored as they were sent. */
export const ballotChecks: readonly Check[] = [
  {
    title: 'keeps every ballot as it was sent, in each category, and mails the same',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const { rights } = account.person;
      const open = await facts.contests();
      const contests = open.filter(({ award }) => rights[award]?.vote);
      const second = { ...account, browser: await scene.caller('household') };
      const now = await readVotes(kit, account);
      let lastmod = getNewestSave(now);
      let model: Rankings = toRankings(now);
      for (const votes of createSaves(contests)) {
        const answer = await kit.send(account.browser, 'vote', {
          params: { id: account.person.id },
          body: { lastmod, signature: 'Signed', votes },
        });
        const saved = kit.must<{ time: string; votes: Rankings }>(answer, '200', 'a valid ballot');
        lastmod = saved.time;
        model = Object.assign({}, model, votes);
        const stored = toRankings(await readVotes(kit, second));
        const isAnswered = compare(scene, 'answers', saved.votes, votes, answer);
        // The rest would only repeat the breach.
        if (!compare(scene, 'stores', stored, model, answer) || !isAnswered) return;
      }
      await requireMailed(scene, account, 'mailVotes', await createBallotProof(scene, model));
    },
  },
];

const toRankings = (votes: Readonly<Record<string, { readonly votes: Ranking }>>): Rankings =>
  Object.fromEntries(Object.entries(votes).map(([category, { votes: own }]) => [category, own]));

/** Compares rankings by category, and names the kind of the first difference. */
function compare(
  { kit }: Scene,
  does: string,
  found: Rankings,
  wanted: Rankings,
  answer: Answer,
): boolean {
  let isRight = true;
  for (const category of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const [is, should] = [found[category] ?? [], wanted[category] ?? []];
    if (same(is, should)) continue;
    isRight = false;
    kit.that(false, `${does} another ballot in ${category}: ${describe(is, should)}`, answer);
  }
  return isRight;
}

function describe(is: Ranking, should: Ranking): string {
  const filled = (ranking: Ranking) => ranking.filter((id) => id !== null);
  if (should.length === 0) return 'an emptied category is kept';
  if (is.length === 0) return 'the category is lost';
  if (same(filled(is), filled(should))) return 'an empty position is lost or moved';
  if (should.includes(NO_AWARD) && !is.includes(NO_AWARD)) return 'No Award is lost';
  return `${JSON.stringify(is)} instead of ${JSON.stringify(should)}`;
}

/** Returns what is wrong with the text of a mailed copy; undefined if it is right. */
type Proof = (text: string) => string | undefined;

/**
 * Requests a copy by mail and compares it. The mail may contain other text, but all entries in their order.
 *
 * @throws Skip when mails cannot be read
 */
async function requireMailed(
  scene: Scene,
  { browser, email, person }: TestAccount,
  id: 'mailVotes' | 'mailNominations',
  findFault: Proof,
): Promise<void> {
  const { kit } = scene;
  const before = await scene.readMails(email);
  const answer = await kit.send(browser, id, { params: { id: person.id } });
  const { email: told } = kit.must<{ email: string }>(answer, '200', 'asking for the copy');
  kit.that(told.toLowerCase() === email.toLowerCase(), 'answers another address', answer);
  const mails = await scene.awaitMails(email, before, (text) => findFault(text) === undefined);
  if (mails.isThere) return;
  const fault = mails.added === '' ? 'mails no copy' : findFault(mails.added);
  kit.that(false, `${fault ?? 'mails no copy'} (${id})`, answer);
}

/** Returns the text with one kind of white space and composed letters, as mails may change both. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Z}\s]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

async function createBallotProof({ facts }: Scene, model: Rankings): Promise<Proof> {
  const [{ hugo }, finalists] = [await facts.config(), await facts.finalists()];
  const owners = countTitles(finalists);
  return (mail) => {
    const text = tidy(mail);
    for (const { key, award } of hugo.categories) {
      const ranking = model[key];
      if (!ranking) continue;
      const titles = new Map((finalists[key] ?? []).map((one) => [one.id, tidy(one.title)]));
      const found = findTitles(text, titles);
      const ids = ranking.filter((id) => id !== null && id !== NO_AWARD);
      if (ids.length === 0) {
        const kept = found.some(({ id }) => owners.get(titles.get(id) ?? '') === 1);
        if (kept && !ranking.includes(NO_AWARD))
          return `mails finalists of ${key}, which was emptied`;
        continue;
      }
      const at = found.findIndex((_, start) => ids.every((id, n) => found[start + n]?.id === id));
      if (at < 0) return `mails another ranking of ${key} than the saved one`;
      const run = found.slice(at, at + ids.length);
      if (!areNumbered(text, run, ranking))
        return `mails other positions in ${key} than the saved ones`;
      const labels = Object.values(hugo.awards[award]?.noAward ?? {}).map((label) =>
        tidy(String(label)),
      );
      if (ranking.includes(NO_AWARD) && !namesNoAward(text, run, ranking, labels))
        return `mails no No Award in ${key}, where it was ranked`;
    }
    return undefined;
  };
}

/** How many categories have a finalist with a title. */
function countTitles(finalists: Finalists): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const all of Object.values(finalists))
    for (const title of new Set(all.map((one) => tidy(one.title))))
      counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

interface FoundTitle {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** Finds whole titles in a text, in their order there. A title inside a longer one doesn't count. */
function findTitles(text: string, titles: ReadonlyMap<number, string>): readonly FoundTitle[] {
  const all = [...titles].flatMap(([id, title]) => {
    const escaped = title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
    return [...text.matchAll(whole)].map(({ index }) => ({
      id,
      from: index,
      to: index + title.length,
    }));
  });
  return all
    .filter((one) => !all.some((other) => other !== one && contains(other, one)))
    .toSorted((one, other) => one.from - other.from);
}

const contains = (other: FoundTitle, one: FoundTitle): boolean =>
  other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;

/** Returns whether the titles have the numbers of their positions, if the mail numbers them. */
function areNumbered(text: string, run: readonly FoundTitle[], ranking: Ranking): boolean {
  const numbers = run.map(({ from }) => /(?<!\d)(\d{1,2})[.)] ?$/.exec(text.slice(0, from))?.[1]);
  if (numbers.some((number) => number === undefined)) return true;
  return run.every(({ id }, at) => Number(numbers[at]) === ranking.indexOf(id) + 1);
}

/** How far before the first or after the last finalist No Award may be, in characters. */
const NEARBY = 300;

function namesNoAward(
  text: string,
  run: readonly FoundTitle[],
  ranking: Ranking,
  labels: readonly string[],
): boolean {
  const before = new Set(ranking.slice(0, ranking.indexOf(NO_AWARD)));
  const previous = run.findLast(({ id }) => before.has(id));
  const next = run.find(({ id }) => !before.has(id));
  const from = previous?.to ?? Math.max(0, (next?.from ?? 0) - NEARBY);
  const to = next?.from ?? from + NEARBY;
  return labels.some((label) => text.slice(from, to).includes(label));
}

/** Titles that a server must store without any change. */
const TITLES = [
  'Cafe\u0301 Brasil, ka\u0308sin kirjoitettu',
  'Ærø — “Ångström’s Œuvre” & <i>others</i>',
  '火の鳥 未来編',
  'ألف ليلة وليلة',
  'שלום עליכם (2018)',
  'Семь дней 🚀 👩🏽‍🚀 🏳️‍🌈',
  'İstanbul ısı ẞß ﬁn 𝔘𝔫𝔦',
  'หนังสือ देवनागरी',
] as const;

/** Checks that nominations are stored as they were sent. */
export const nominationChecks: readonly Check[] = [
  {
    title: 'keeps every nomination as it was sent, in each category and script, and mails the same',
    run: async (scene) => {
      const { kit, facts } = scene;
      const account = await scene.testAccount('target');
      const { rights } = account.person;
      const all = await facts.nominated();
      const open = all.filter(({ category }) => rights[category.award]?.nominate);
      const second = { ...account, browser: await scene.caller('household') };
      const model = new Map<string, readonly Work[]>();
      const times = new Map<string, string>();
      let isWrong = false;
      for (const one of await readAll(scene, second)) {
        model.set(one.category, one.nominations);
        times.set(one.category, one.time);
      }
      const rounds = open.length > 0 ? ROUNDS : [];
      for (const [round, create] of rounds.entries()) {
        let newest: Answer | undefined;
        for (const [at, one] of open.entries()) {
          const { key } = one.category;
          const nominations = create(one, at);
          const lastmod = times.get(key) ?? null;
          newest = await kit.send(account.browser, 'nominate', {
            params: { id: account.person.id },
            body: { signature: 'Signed', category: key, nominations, lastmod },
          });
          const saved = kit.must<Nominations>(newest, '200', 'valid nominations');
          times.set(key, saved.time);
          model.set(key, nominations);
          const isSame = sameWorks(saved.nominations, nominations);
          isWrong ||= !kit.that(
            isSame,
            `answers other nominations in ${key} than were sent`,
            newest,
          );
        }
        const stored = await readAll(scene, second);
        const lost = new Map(model);
        for (const own of stored) {
          const wanted = model.get(own.category) ?? [];
          const what =
            wanted.length === 0 ? 'keeps an emptied category' : 'stores other nominations';
          const isStored = sameWorks(own.nominations, wanted);
          isWrong ||= !kit.that(isStored, `${what}: ${own.category}`, newest);
          lost.delete(own.category);
        }
        const names = [...lost].filter(([, works]) => works.length > 0).map(([name]) => name);
        kit.that(names.length === 0, `loses the nominations in ${names.join(', ')}`, newest);
        if (isWrong) return;
        if (round === rounds.length - 1)
          await requireMailed(scene, account, 'mailNominations', createNominationsProof(model));
      }
      const [{ category }] = all;
      const nul = await kit.send(account.browser, 'nominate', {
        params: { id: account.person.id },
        body: {
          signature: 'Signed',
          category: category.key,
          nominations: [{ [category.fields[0]?.key ?? 'title']: 'NUL \u0000 in a title' }],
        },
      });
      kit.expect(nul, '400 invalid', 'a title with U+0000');
    },
  },
];

type Work = Readonly<Record<string, string>>;

/** Fills every field of some works with titles of all scripts. */
const works = ({ category, most }: Nominated, from: number): readonly Work[] =>
  Array.from({ length: Math.max(1, most) }, (_, n) =>
    Object.fromEntries(
      category.fields.map(({ key }, field) => [
        key,
        `${TITLES[(from + n + field) % TITLES.length]} ${from}/${n}`,
      ]),
    ),
  );

/** What is saved in each category, one save after the other. */
const ROUNDS: readonly ((one: Nominated, at: number) => readonly Work[])[] = [
  works,
  (one, at) => (at % 2 === 0 ? [] : works(one, at + 3).slice(0, 2)),
  (one, at) => (at === 1 ? [] : works(one, at + 5)),
];

const readAll = async ({ kit }: Scene, { browser, person: { id } }: TestAccount) =>
  kit.must<Nominations[]>(await kit.send(browser, 'getNominations', { params: { id } }));

const sortKeys = (work: Work): Work =>
  Object.fromEntries(Object.entries(work).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const sameWorks = (one: readonly Work[], other: readonly Work[]): boolean =>
  same(one.map(sortKeys), other.map(sortKeys));

const createNominationsProof =
  (model: ReadonlyMap<string, readonly Work[]>): Proof =>
  (mail) => {
    const text = tidy(mail);
    for (const [category, own] of model)
      for (const work of own)
        for (const value of Object.values(work))
          if (!text.includes(tidy(value)))
            return `mails other nominations in ${category} than the saved ones`;
    return undefined;
  };

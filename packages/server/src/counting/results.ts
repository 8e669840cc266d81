import { type CategoryCount, type CountedPlace, type Finalist, NO_AWARD } from '@conkit/rules';
import { toCsv } from './csv.ts';

/** A category's count and its names. */
export interface CountedCategory {
  readonly key: string;
  readonly title: string;
  /** Without No Award. */
  readonly finalists: readonly Finalist[];
  /** The title of No Award; `undefined` if the award has none. */
  readonly noAward: string | undefined;
  /** Whether No Award wins if too few ballots rank a finalist first. */
  readonly hasMinimum: boolean;
  readonly count: CategoryCount;
  /** Cast ballots of the award that were not counted, by reason. */
  readonly disallowed: number;
  readonly notEligible: number;
}

const createTitleLookup = ({ finalists, noAward = NO_AWARD.title }: CountedCategory) => {
  const entries = [...finalists, { ...NO_AWARD, title: noAward }];
  const byId = new Map(entries.map(({ id, title }) => [id, title]));
  return (id: number) => byId.get(id) ?? `#${id}`;
};

/** Formats a category's count: each place with its rounds, one column per round. */
export function formatResults(category: CountedCategory): string {
  const { title, noAward = NO_AWARD.title, hasMinimum, count } = category;
  const { forCandidates, cast, isEnough } = count.turnout;
  if (cast === 0) return `${title}\n  no ballots`;
  const getTitle = createTitleLookup(category);
  const turnout = `${forCandidates} of ${cast} counted are not for ${noAward} first: ${isEnough ? 'enough' : 'TOO FEW, no award is given'}`;
  return [
    title,
    `  ${count.ballots} ballots${hasMinimum ? `; ${turnout}` : ''}`,
    ...count.places.flatMap((place) => formatPlace(place, getTitle, noAward)),
  ].join('\n');
}

function formatPlace(
  counted: CountedPlace,
  getTitle: (id: number) => string,
  noAward: string,
): string[] {
  const { place, rounds, tests, winners } = counted;
  const head = `  Place ${place}: ${winners.map(getTitle).join(' and ')}`;
  if (rounds.length === 0) return [head];
  const candidates = rounds[0]?.tallies.map(({ id }) => id) ?? [];
  const width = Math.max(...candidates.map((id) => getTitle(id).length), 'Exhausted'.length);
  const row = (name: string, figures: readonly (number | undefined)[]) =>
    `    ${name.padEnd(width)}${figures.map((figure) => String(figure ?? '').padStart(7)).join('')}`;
  return [
    head,
    ...candidates.map((id) =>
      row(
        getTitle(id),
        rounds.map(({ tallies }) => tallies.find((tally) => tally.id === id)?.votes),
      ),
    ),
    row(
      'Exhausted',
      rounds.map(({ exhausted }) => exhausted),
    ),
    ...tests.map(
      ({ id, preferCandidate, preferNoAward }) =>
        `    ${preferCandidate} prefer ${getTitle(id)} to ${noAward}, ${preferNoAward} prefer ${noAward}`,
    ),
  ];
}

const HEADER = ['category', 'place', 'round', 'figure', 'candidate_id', 'candidate', 'ballots'];

/** Formats all figures of all categories, one per line. */
export function formatResultsCsv(categories: readonly CountedCategory[]): string {
  const rows = categories.flatMap((category): Cells[] => {
    const { key, noAward, count, disallowed, notEligible } = category;
    const { forCandidates, cast } = count.turnout;
    const quarter: Cells = [key, '', '', 'not for No Award first', '', '', forCandidates];
    const whole: Cells[] = [
      [key, '', '', 'ballots', '', '', count.ballots],
      ...(noAward === undefined ? [] : [quarter]),
      [key, '', '', 'all ballots counted', '', '', cast],
      [key, '', '', 'disallowed, not counted', '', '', disallowed],
      [key, '', '', 'not eligible, not counted', '', '', notEligible],
    ];
    const getTitle = createTitleLookup(category);
    return whole.concat(count.places.flatMap((place) => toPlaceRows(key, place, getTitle)));
  });
  return toCsv([HEADER, ...rows]);
}

type Cells = readonly (string | number)[];

function toPlaceRows(
  key: string,
  { place, rounds, tests, winners }: CountedPlace,
  getTitle: (id: number) => string,
): Cells[] {
  const row = (round: number | '', figure: string, id: number, ballots: number | ''): Cells => [
    key,
    place,
    round,
    figure,
    id,
    getTitle(id),
    ballots,
  ];
  const roundRows = rounds.flatMap(({ tallies, exhausted, eliminated }, index) => {
    const votes = tallies.map((tally) =>
      row(
        index + 1,
        eliminated.includes(tally.id) ? 'votes, eliminated' : 'votes',
        tally.id,
        tally.votes,
      ),
    );
    return votes.concat([[key, place, index + 1, 'exhausted', '', '', exhausted]]);
  });
  const testRows = tests.flatMap((test) => [
    row('', 'preferred to No Award', test.id, test.preferCandidate),
    row('', 'No Award preferred', test.id, test.preferNoAward),
  ]);
  return [...roundRows, ...testRows, ...winners.map((id) => row('', 'winner', id, ''))];
}

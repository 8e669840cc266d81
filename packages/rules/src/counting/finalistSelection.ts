/** The standing of a work in a round. */
export interface Standing {
  readonly work: string;
  /** Each ballot's one point is shared equally by its remaining works. In units of 1/`pointParts`. */
  readonly points: number;
  /** How many ballots name the work. */
  readonly ballots: number;
}

/** One round: the works with the lowest points are compared, and those on the fewest ballots are eliminated. */
export interface SelectionRound {
  /** How many works remain. */
  readonly remaining: number;
  readonly selected: readonly Standing[];
  readonly eliminated: readonly string[];
}

/** The finalists, and how they were found. */
export interface FinalistSelection {
  /** Ballots that name a work. */
  readonly ballots: number;
  /** How many parts make one point, so that every share of a ballot is a whole number. */
  readonly pointParts: number;
  readonly rounds: readonly SelectionRound[];
  /** Most points first. */
  readonly finalists: readonly Standing[];
  /** Works left out because other works of the same author or series have more nominations. */
  readonly surplus: readonly string[];
  /** Works of one author or series that are tied for its last place, so that the administrators have to decide. */
  readonly undecided: readonly (readonly string[])[];
}

/** Options for `selectFinalists`. */
export interface SelectionOptions {
  /**
   * How many works the final ballot has.
   *
   * @default 6
   */
  readonly finalists?: number;
  /**
   * Returns the authors and series of a work.
   *
   * @default none for every work
   */
  readonly getGroups?: (work: string) => readonly string[];
  /**
   * How many works of one author or series can be finalists.
   *
   * @default 2
   */
  readonly perGroup?: number;
  /**
   * Whether works share a ballot's point and leave in rounds (“E Pluribus Hugo”), or those on the most ballots are the
   * finalists (SEL-8).
   *
   * @default 'eph'
   */
  readonly method?: SelectionMethod;
}

/** How finalists are selected from nominations (SEL-8). */
export const SELECTION_METHODS = ['eph', 'plain'] as const;
/** One of `SELECTION_METHODS`. */
export type SelectionMethod = (typeof SELECTION_METHODS)[number];

type Ballots = readonly (readonly string[])[];

/** The default number of works on a final ballot (SEL-5). */
export const FINALISTS = 6;
/** The default number of finalists from one author or series (SEL-6). */
export const PER_GROUP = 2;

/** Returns the works of each ballot without duplicates. Ballots without works do not count (SEL-1). */
const distinctWorks = (ballots: Ballots): Ballots =>
  ballots
    .map((works) => [...new Set(works)].filter((work) => work !== ''))
    .filter((works) => works.length > 0);

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/**
 * Returns how many parts a point needs so that each ballot can share it exactly: 60 for ballots of up to five works
 * (SEL-2).
 */
const countPointParts = (ballots: Ballots): number => {
  const longest = ballots.reduce((length, works) => Math.max(length, works.length), 1);
  const sizes = Array.from({ length: longest }, (_, index) => index + 1);
  return sizes.reduce((parts, size) => (parts * size) / greatestDivisor(parts, size), 1);
};

/**
 * Shares each ballot's point equally among its remaining works (SEL-2). When a work is eliminated, only the ballots
 * that name it are shared again.
 */
const startPoll = (ballots: Ballots, parts: number, excluded: readonly string[]) => {
  const standings = new Map<string, Standing>();
  const naming = new Map<string, string[][]>();
  for (const works of ballots) {
    const named = works.filter((work) => !excluded.includes(work));
    for (const work of named) {
      const { points, ballots: count } = standings.get(work) ?? { points: 0, ballots: 0 };
      standings.set(work, { work, points: points + parts / named.length, ballots: count + 1 });
      const list = naming.get(work);
      if (list) list.push(named);
      else naming.set(work, [named]);
    }
  }
  const leave = (work: string) => {
    standings.delete(work);
    for (const named of naming.get(work) ?? []) {
      named.splice(named.indexOf(work), 1);
      const gain = parts / named.length - parts / (named.length + 1);
      for (const other of named) {
        const standing = standings.get(other);
        if (standing) standings.set(other, { ...standing, points: standing.points + gain });
      }
    }
  };
  return { standings, leave };
};

const ascending = (left: Standing, right: Standing): number => left.points - right.points;

/** Returns the two works with the lowest points, and all works tied with the higher of them (SEL-3). */
const selectLowest = (standings: readonly Standing[]): readonly Standing[] => {
  let [lowest, second] = [Infinity, Infinity];
  for (const { points } of standings) {
    if (points < lowest) [lowest, second] = [points, lowest];
    else if (points < second) second = points;
  }
  return standings.filter((standing) => standing.points <= second).toSorted(ascending);
};

/** Returns the works with the lowest value. Used for ballots first, then for points (SEL-4). */
const least = (
  standings: readonly Standing[],
  figure: 'ballots' | 'points',
): readonly Standing[] => {
  const lowest = Math.min(...standings.map((standing) => standing[figure]));
  return standings.filter((standing) => standing[figure] === lowest);
};

/** Runs rounds until only the finalists remain (SEL-2 to SEL-5). */
const runRounds = (
  ballots: Ballots,
  parts: number,
  wanted: number,
  excluded: readonly string[],
) => {
  const { standings: byWork, leave } = startPoll(ballots, parts, excluded);
  const rounds: SelectionRound[] = [];
  for (;;) {
    const standings = [...byWork.values()];
    const selected = selectLowest(standings);
    const eliminated = least(least(selected, 'ballots'), 'points').map(({ work }) => work);
    if (standings.length <= wanted || standings.length - eliminated.length < wanted) {
      const finalists = standings.toSorted(
        (left, right) =>
          ascending(right, left) ||
          right.ballots - left.ballots ||
          (left.work < right.work ? -1 : 1),
      );
      return { rounds, finalists };
    }
    rounds.push({ remaining: standings.length, selected, eliminated });
    eliminated.forEach(leave);
  }
};

/** Returns the works on the most ballots, with all that are level with the last of them (SEL-8). */
const takeMostNamed = (
  ballots: Ballots,
  parts: number,
  wanted: number,
  excluded: readonly string[],
) => {
  const ordered = [...startPoll(ballots, parts, excluded).standings.values()]
    .map(({ work, ballots: named }) => ({ work, ballots: named, points: named * parts }))
    .toSorted((left, right) => ascending(right, left) || (left.work < right.work ? -1 : 1));
  const last = ordered[wanted - 1]?.ballots ?? 0;
  return { rounds: [], finalists: ordered.filter(({ ballots: named }) => named >= last) };
};

/**
 * Returns the surplus works of one author or series: those with fewer nominations than the ones that stay (SEL-6).
 *
 * @returns also the `level` works when a tie leaves open which works stay
 */
const findSurplus = (group: readonly Standing[], perGroup: number) => {
  const ordered = group.toSorted((left, right) => right.ballots - left.ballots);
  const [last, next] = [ordered[perGroup - 1], ordered[perGroup]];
  if (!last || !next) return { surplus: [], level: [] };
  const level = ordered.filter(({ ballots }) => ballots === last.ballots);
  return last.ballots === next.ballots
    ? { surplus: ordered.filter(({ ballots }) => ballots < last.ballots), level }
    : { surplus: ordered.slice(perGroup), level: [] };
};

const groupsAmong = (
  finalists: readonly Standing[],
  getGroups: (work: string) => readonly string[],
): readonly (readonly Standing[])[] => {
  const groups = new Map<string, Standing[]>();
  for (const standing of finalists) {
    for (const group of new Set(getGroups(standing.work)))
      groups.set(group, [...(groups.get(group) ?? []), standing]);
  }
  return [...groups.values()];
};

/**
 * Selects the finalists of a category from its nominating ballots: by "E Pluribus Hugo" (SEL-1 to SEL-6), or the works
 * on the most ballots (SEL-8).
 *
 * @param ballots the works of each ballot, with one name for each work; the same work twice counts once, and an
 *   empty name is ignored, like No Award
 */
export const selectFinalists = (
  ballots: Ballots,
  {
    finalists: wanted = FINALISTS,
    getGroups = () => [],
    perGroup = PER_GROUP,
    method = 'eph',
  }: SelectionOptions = {},
): FinalistSelection => {
  const named = distinctWorks(ballots);
  const parts = countPointParts(named);
  const surplus: string[] = [];
  const select = method === 'eph' ? runRounds : takeMostNamed;
  for (;;) {
    const { rounds, finalists } = select(named, parts, wanted, surplus);
    const tooMany = groupsAmong(finalists, getGroups).map((group) => findSurplus(group, perGroup));
    const out = new Set(tooMany.flatMap((group) => group.surplus.map(({ work }) => work)));
    if (out.size === 0) {
      const undecided = tooMany
        .map(({ level }) => level.map(({ work }) => work))
        .filter((level) => level.length > 0);
      return { ballots: named.length, pointParts: parts, rounds, finalists, surplus, undecided };
    }
    surplus.push(...out);
  }
};

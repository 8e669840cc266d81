/** How a work stands in a round. */
export interface Standing {
  readonly work: string;
  /** A ballot's one point is shared equally by its works still in; in parts of `pointParts`. */
  readonly points: number;
  /** On how many ballots the work is. */
  readonly ballots: number;
}

/** One round: those with the lowest points are compared, and those on the fewest ballots leave. */
export interface SelectionRound {
  /** How many works are still in. */
  readonly remaining: number;
  readonly selected: readonly Standing[];
  readonly eliminated: readonly string[];
}

/** Who is on the final ballot, and how that was found. */
export interface FinalistSelection {
  /** Ballots that name a work. */
  readonly ballots: number;
  /** How many parts make one point: a number that every share of a ballot divides. */
  readonly pointParts: number;
  readonly rounds: readonly SelectionRound[];
  /** Most points first. */
  readonly finalists: readonly Standing[];
  /** Left out because others of the same author or series have more nominations. */
  readonly surplus: readonly string[];
  /** Works of one author or series that are level where the line would be drawn: somebody has to decide. */
  readonly undecided: readonly (readonly string[])[];
}

/** How large a final ballot is, and how many of its works may be of one author or series. */
export interface SelectionOptions {
  /**
   * How many works the final ballot has.
   *
   * @default 6
   */
  readonly finalists?: number;
  /**
   * Authors and series of a work.
   *
   * @default no work has any
   */
  readonly groupsOf?: (work: string) => readonly string[];
  /**
   * How many works of one author or series can be finalists.
   *
   * @default 2
   */
  readonly perGroup?: number;
}

type Ballots = readonly (readonly string[])[];

/** How many works a final ballot has unless a convention says otherwise (SEL-5). */
export const FINALISTS = 6;
/** How many of them can be of one author or series unless a convention says otherwise (SEL-6). */
export const PER_GROUP = 2;

/** The works of each ballot, each once; ballots without any do not count (SEL-1). */
const distinctWorks = (ballots: Ballots): Ballots =>
  ballots
    .map((works) => [...new Set(works)].filter((work) => work !== ''))
    .filter((works) => works.length > 0);

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** The parts of a point in which each ballot can share it exactly: 60 for ballots of up to five works (SEL-2). */
const pointPartsOf = (ballots: Ballots): number => {
  const longest = ballots.reduce((length, works) => Math.max(length, works.length), 1);
  const sizes = Array.from({ length: longest }, (_, index) => index + 1);
  return sizes.reduce((parts, size) => (parts * size) / greatestDivisor(parts, size), 1);
};

/**
 * Each ballot's point is shared equally by its works still in (SEL-2). When a work leaves, only the ballots
 * that name it are shared anew.
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

/** The two works with the lowest points, with whoever is tied with the higher of them (SEL-3). */
const selectLowest = (standings: readonly Standing[]): readonly Standing[] => {
  let [lowest, second] = [Infinity, Infinity];
  for (const { points } of standings) {
    if (points < lowest) [lowest, second] = [points, lowest];
    else if (points < second) second = points;
  }
  return standings.filter((standing) => standing.points <= second).toSorted(ascending);
};

/** The lowest in a figure: of those compared the one on the fewest ballots, of these the lowest in points, leave (SEL-4). */
const least = (
  standings: readonly Standing[],
  figure: 'ballots' | 'points',
): readonly Standing[] => {
  const lowest = Math.min(...standings.map((standing) => standing[figure]));
  return standings.filter((standing) => standing[figure] === lowest);
};

/** Rounds until as many works remain as there are finalists (SEL-2 to SEL-5). */
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

/**
 * The works of one author or series that are too many: those with fewer nominations than the ones that
 * stay (SEL-6).
 *
 * @returns `level` works instead when nominations do not tell who stays
 */
const surplusOf = (group: readonly Standing[], perGroup: number) => {
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
  groupsOf: (work: string) => readonly string[],
): readonly (readonly Standing[])[] => {
  const groups = new Map<string, Standing[]>();
  for (const standing of finalists) {
    for (const group of new Set(groupsOf(standing.work)))
      groups.set(group, [...(groups.get(group) ?? []), standing]);
  }
  return [...groups.values()];
};

/**
 * Selects the finalists of a category from its nominating ballots: "E Pluribus Hugo" (SEL-1 to SEL-6).
 *
 * @param ballots everybody's works, already merged: one work has one name, and the same work twice counts
 *   once; an empty name is disregarded, like No Award
 */
export const selectFinalists = (
  ballots: Ballots,
  {
    finalists: wanted = FINALISTS,
    groupsOf = () => [],
    perGroup = PER_GROUP,
  }: SelectionOptions = {},
): FinalistSelection => {
  const named = distinctWorks(ballots);
  const parts = pointPartsOf(named);
  const surplus: string[] = [];
  for (;;) {
    const { rounds, finalists } = runRounds(named, parts, wanted, surplus);
    const tooMany = groupsAmong(finalists, groupsOf).map((group) => surplusOf(group, perGroup));
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

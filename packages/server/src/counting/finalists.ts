import {
  type Category,
  type FinalistSelection,
  type Nomination,
  selectFinalists,
  type SelectionOptions,
  type Standing,
} from '@conkit/rules';
import { StartError } from '../process/startError.ts';
import { toCsv } from './csv.ts';
import { entryText, type Works } from './works.ts';

/**
 * Selects the finalists of a category, using people's decisions about which work each entry means.
 *
 * @param sizes the number of finalists, and how many can share an author or series
 * @throws StartError if an entry has no decision because it was nominated after the file was made
 */
export function selectCategory(
  category: Category,
  lists: readonly (readonly Nomination[])[],
  works: Works,
  sizes: Pick<SelectionOptions, 'finalists' | 'perGroup'> = {},
): FinalistSelection {
  const decisions = works.get(category.key);
  const undecided = new Set<string>();
  const ballots = lists.map((list) =>
    list.map((nomination) => {
      const entry = entryText(nomination, category);
      const decision = decisions?.get(entry);
      if (!decision) undecided.add(entry);
      return decision?.work ?? '';
    }),
  );
  if (undecided.size > 0) {
    const [first] = undecided;
    throw new StartError(
      `${category.key}: ${undecided.size} entries have no work, the first is "${first}"; make the file of entries anew`,
    );
  }
  const groups = new Map<string, string[]>();
  for (const { work, groups: ofEntry } of decisions?.values() ?? []) {
    groups.set(work, [...(groups.get(work) ?? []), ...ofEntry]);
  }
  return selectFinalists(ballots, { ...sizes, groupsOf: (work) => groups.get(work) ?? [] });
}

/** Formats exact fractions of a point as a rounded number. */
const points = (parts: number, pointParts: number): string => (parts / pointParts).toFixed(3);

/** Formats a category's finalists by points, followed by the eliminated works, last one first. */
export function finalistsText(title: string, selection: FinalistSelection): string {
  const { pointParts } = selection;
  const line = (standing: Standing) =>
    `  ${points(standing.points, pointParts).padStart(9)} points  ${String(standing.ballots).padStart(5)} ballots  ${standing.work}`;
  const [last] = selection.rounds.slice(-1);
  const rows = [title, `  ${selection.ballots} ballots`, ...selection.finalists.map(line)];
  if (last) {
    rows.push(`  Left last, of those compared in round ${selection.rounds.length}:`);
    rows.push(...last.selected.filter(({ work }) => last.eliminated.includes(work)).map(line));
  }
  if (selection.surplus.length > 0)
    rows.push(`  Too many of one author or series: ${selection.surplus.join('; ')}`);
  for (const level of selection.undecided)
    rows.push(`  TO BE DECIDED, as many nominations each: ${level.join('; ')}`);
  return rows.join('\n');
}

const HEADER = ['category', 'round', 'remaining', 'work', 'points', 'of', 'ballots', 'outcome'];

/**
 * Formats every round of every category: the compared works and the eliminated ones. Points are integers in units of
 * 1/`of` point.
 */
export function finalistsCsv(selections: ReadonlyMap<Category, FinalistSelection>): string {
  const rows = [...selections].flatMap(([{ key }, { rounds, finalists, pointParts }]) => {
    const row = (round: number, remaining: number, outcome: string, standing: Standing) => {
      const { work, points: parts, ballots } = standing;
      return [key, round, remaining, work, parts, pointParts, ballots, outcome];
    };
    return rounds
      .flatMap(({ remaining, selected, eliminated }, index) =>
        selected.map((standing) =>
          row(
            index + 1,
            remaining,
            eliminated.includes(standing.work) ? 'eliminated' : 'compared',
            standing,
          ),
        ),
      )
      .concat(
        finalists.map((standing) => row(rounds.length + 1, finalists.length, 'finalist', standing)),
      );
  });
  return toCsv([HEADER, ...rows]);
}

import type { Fallback } from '../element/FormElement.ts';
import { lineOf } from '../element/surroundings.ts';

/** Something that can be ranked. */
export interface BallotEntry {
  /** What is sent for it. */
  readonly value: string;
  readonly title: string;
  /** Whose it is. */
  readonly subtitle?: string | null;
  /** It stands for giving no award. @default false */
  readonly noAward?: boolean;
  /** It has left the ballot: the day (YYYY-MM-DD), and the value of what took its place. */
  readonly replaced?: { readonly on: string; readonly by?: string | null } | null;
}

/** Values of entries, first choice first; null is an empty position. */
export type BallotValue = ReadonlyArray<string | null>;

function withoutEmptyEnd(value: BallotValue): BallotValue {
  const last = value.findLastIndex((one) => one !== null);
  return value.slice(0, last + 1);
}

/** A ranking from elsewhere: `''` is an empty position, an entry that comes again goes, and so do empty ones at the end. */
export const cleanBallot = (value: BallotValue): BallotValue => {
  const texts = Array.from(value, (one) => (one === null || one === '' ? null : String(one)));
  return withoutEmptyEnd(texts.filter((one, at) => one === null || texts.indexOf(one) === at));
};

/** An entry: the title and whose it is are two parts of an element, or what its `data-title` and `data-subtitle` say. */
function entryOf(element: HTMLElement, value: string): BallotEntry {
  const { title, subtitle, replaced, replacedBy } = element.dataset;
  const [first, second] = element.children;
  return {
    value,
    title: title ?? lineOf(first ?? element),
    subtitle: subtitle ?? (second ? lineOf(second) : null),
    noAward: 'noAward' in element.dataset,
    replaced: replaced ? { on: replaced, by: replacedBy ?? null } : null,
  };
}

/** The entries that stand in an element: the options of its first `<select>`, or list items with a `data-value`. */
export function readEntries(element: Element): readonly BallotEntry[] {
  const select = element.querySelector('select');
  if (select) {
    const options = [...select.options].filter(({ value }) => value !== '');
    return options.map((option) => entryOf(option, option.value));
  }
  const items = element.querySelectorAll<HTMLElement>('li[data-value]');
  return Array.from(items, (item) => entryOf(item, item.dataset['value'] ?? ''));
}

const chosenAtFirst = ({ options }: HTMLSelectElement): string =>
  [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? options[0]?.value ?? '';

/** What is chosen in the `<select>`s that stand in an element, one for each position. */
export function readBallot(element: Element): Fallback<BallotValue> {
  const selects = [...element.querySelectorAll('select')];
  const initial = cleanBallot(selects.map(chosenAtFirst));
  const now = cleanBallot(selects.map(({ value }) => value));
  return { initial, entered: JSON.stringify(now) === JSON.stringify(initial) ? undefined : now };
}

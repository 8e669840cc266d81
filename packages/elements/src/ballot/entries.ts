import { getLine } from '../element/context.ts';
import { type Fallback, toFallback } from '../element/FormElement.ts';

/** An entry to rank. */
export interface BallotEntry {
  /** The value that the form sends. */
  readonly value: string;
  readonly title: string;
  /** The author or maker. */
  readonly subtitle?: string | null;
  /** Whether this is the No Award entry. @default false */
  readonly noAward?: boolean;
  /** Set when the entry has left the ballot: the day (YYYY-MM-DD) and the value of its replacement. */
  readonly replaced?: { readonly on: string; readonly by?: string | null } | null;
}

/** The values of entries, first choice first; null is an empty position. */
export type BallotValue = ReadonlyArray<string | null>;

function trimEnd(value: BallotValue): BallotValue {
  const last = value.findLastIndex((one) => one !== null);
  return value.slice(0, last + 1);
}

/**
 * Cleans a given ranking: `''` becomes an empty position, and duplicates and empty positions at the end are
 * dropped.
 */
export const cleanBallot = (value: ReadonlyArray<string | number | null>): BallotValue => {
  const texts = Array.from(value, (one) => (one === null || one === '' ? null : String(one)));
  return trimEnd(texts.filter((one, at) => one === null || texts.indexOf(one) === at));
};

/** Reads an entry: title and subtitle are two child elements, or `data-title` and `data-subtitle`. */
function readEntry(element: HTMLElement, value: string): BallotEntry {
  const { title, subtitle, replaced, replacedBy } = element.dataset;
  const [first, second] = element.children;
  return {
    value,
    title: title ?? getLine(first ?? element),
    subtitle: subtitle ?? (second ? getLine(second) : null),
    noAward: 'noAward' in element.dataset,
    replaced: replaced ? { on: replaced, by: replacedBy ?? null } : null,
  };
}

/** Reads the entries inside an element: the options of its first `<select>`, or its list items with a `data-value`. */
export function readEntries(element: Element): readonly BallotEntry[] {
  const select = element.querySelector('select');
  if (select) {
    const options = [...select.options].filter(({ value }) => value !== '');
    return options.map((option) => readEntry(option, option.value));
  }
  const items = element.querySelectorAll<HTMLElement>('li[data-value]');
  return Array.from(items, (item) => readEntry(item, item.dataset['value'] ?? ''));
}

const getInitialChoice = ({ options }: HTMLSelectElement): string =>
  [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? options[0]?.value ?? '';

/** Reads the choices of the `<select>`s inside an element, one for each position. */
export function readBallot(element: Element): Fallback<BallotValue> {
  const selects = [...element.querySelectorAll('select')];
  const initial = cleanBallot(selects.map(getInitialChoice));
  const now = cleanBallot(selects.map(({ value }) => value));
  return toFallback(initial, now);
}

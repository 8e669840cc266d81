import { cleanNominations, type Nomination } from '@conkit/rules';
import { getLine } from '../element/context.ts';
import { type Control, type Fallback, findControls, toFallback } from '../element/FormElement.ts';

/** A field of each nomination. */
export interface NominationsField {
  /** The name of its form entry. */
  readonly name: string;
  readonly label: string;
}

/** The nominations, as texts by field name. */
export type NominationsValue = ReadonlyArray<Readonly<Record<string, string>>>;

/** Removes empty nominations. */
export const cleanRows = (value: NominationsValue): NominationsValue => cleanNominations(value);

const getLabelText = (control: HTMLElement & { labels: NodeList | null }): string =>
  control.getAttribute('aria-label') ?? getLine(control.labels?.[0] ?? null);

/** Reads the fields from the controls inside an element: each name once, with its first label. */
export function readFields(element: Element): readonly NominationsField[] {
  const fields = new Map<string, string>();
  for (const control of findControls(element)) {
    const { name } = control;
    if (name && !fields.has(name)) fields.set(name, getLabelText(control) || name);
  }
  return [...fields].map(([name, label]) => ({ name, label }));
}

/** Splits texts into rows: a repeated name starts the next row. */
function toRows(texts: ReadonlyArray<readonly [name: string, text: string]>): NominationsValue {
  const rows: Record<string, string>[] = [];
  for (const [name, text] of texts) {
    const row = rows.at(-1);
    if (row && !Object.hasOwn(row, name)) row[name] = text;
    else rows.push({ [name]: text });
  }
  return cleanRows(rows);
}

const getInitialText = (control: Control) =>
  control instanceof HTMLSelectElement ? control.value : control.defaultValue;

/** Reads the rows from the controls inside an element. */
export function readRows(element: Element): Fallback<NominationsValue> {
  const controls = findControls(element).filter(({ name }) => name !== '');
  const initial = toRows(controls.map((control) => [control.name, getInitialText(control)]));
  const now = toRows(controls.map(({ name, value }) => [name, value]));
  return toFallback(initial, now);
}

/** Returns every field of each row, including empty ones, so that the server can match the lists. */
export const toFormEntries = (
  value: NominationsValue,
  fields: readonly NominationsField[],
): ReadonlyArray<readonly [string, string]> =>
  cleanRows(value).flatMap((row: Nomination) =>
    fields.map(({ name }) => [name, row[name] ?? ''] as const),
  );

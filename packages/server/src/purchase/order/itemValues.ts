import { cleanItemData, itemDataProblems, type ItemDataProblem } from '@conkit/rules';
import type { FieldError, NewItem } from '@conkit/api-client';
import type { FieldDescriptor } from '../../config/types.ts';
import type { OtherItem } from '../../database/items.ts';
import { entryError } from './order.ts';

const sentences: Readonly<Record<ItemDataProblem['kind'], string>> = {
  required: 'is required',
  wrong_type: 'has the wrong type',
  not_offered: 'is not among the values',
  unknown: 'is not a field of this category',
};

/** Fields beside `data`; earlier clients send them inside it. */
const BESIDE = ['invoice', 'comments'] as const;

interface Values {
  readonly data: Pick<OtherItem, 'data' | 'invoice' | 'comments'>;
  readonly problems: readonly FieldError[];
}

/** Checks the values of an item against the fields of its category. */
export function checkValues(
  list: string,
  shape: readonly FieldDescriptor[],
  item: Pick<NewItem, 'data' | 'invoice' | 'comments'> & { readonly at: number },
): Values {
  const given: Record<string, unknown> = { ...item.data };
  const texts = new Map(BESIDE.map((key) => [key, textOf(item[key] ?? given[key])]));
  for (const key of BESIDE) {
    if (!shape.some((field) => field.key === key)) delete given[key];
    else given[key] = texts.get(key) ?? null;
  }
  const problems = itemDataProblems(shape, given).map(({ key, kind }) =>
    entryError(list, item.at, `data.${key}`, sentences[kind]),
  );
  const values = Object.entries(cleanItemData(shape, given));
  const data = Object.fromEntries(values.filter(([key]) => !texts.has(key as 'invoice')));
  return {
    data: { data, invoice: texts.get('invoice') ?? null, comments: texts.get('comments') ?? null },
    problems,
  };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;

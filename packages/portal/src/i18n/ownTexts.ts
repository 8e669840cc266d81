import type { UiWordOverrides } from '@conkit/ui';
import { renderMessage, type MessagePart } from '@conkit/ui/message-parts';
import { createElement, Fragment, type ReactNode } from 'react';
import type { OwnTexts } from './words.ts';

type Tree = OwnTexts['ui'];
type Group = Readonly<Record<string, unknown>>;

const join = (pieces: readonly ReactNode[]): ReactNode =>
  pieces.every((piece) => typeof piece === 'string')
    ? pieces.join('')
    : createElement(Fragment, null, ...pieces);

const createMessage = (parts: readonly MessagePart[], locale: string) => (values: object) =>
  renderMessage<ReactNode>(parts, { ...values }, locale, join);

function isParts(value: Tree[string]): value is readonly MessagePart[] {
  return Array.isArray(value);
}

function replace(group: Group, tree: Tree, locale: string): Group {
  const own = Object.entries(tree).map(([key, value]): [string, unknown] => {
    if (typeof value === 'string') return [key, value];
    if (isParts(value)) return [key, createMessage(value, locale)];
    return [key, replace((group[key] ?? {}) as Group, value, locale)];
  });
  return { ...group, ...Object.fromEntries(own) };
}

/** Returns the component library's texts, some of them replaced by the convention's own. */
export const addOwnTexts = (
  library: UiWordOverrides | undefined,
  { ui }: OwnTexts,
  locale: string,
): UiWordOverrides => replace({ ...library }, ui, locale) as UiWordOverrides;

import type { UiWordOverrides } from '@conkit/ui';
import { renderMessage, type MessagePart } from '@conkit/ui/message-parts';
import { labelEnglish } from './labelEnglish.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Messages } from '@lingui/core';

/** The convention's own texts of a language, as the server sends them. */
export interface OwnTexts {
  /** The portal's, compiled, by their ids. All texts, if the product doesn't have the language. */
  readonly portal: Messages;
  /** The component library's. A text with parameters is a list of parts. */
  readonly ui: TextTree;
}

interface TextTree {
  readonly [key: string]: string | readonly MessagePart[] | TextTree;
}

type Group = Readonly<Record<string, unknown>>;

const join = (pieces: readonly ReactNode[]): ReactNode =>
  pieces.every((piece) => typeof piece === 'string')
    ? pieces.join('')
    : createElement(Fragment, null, ...pieces);

const createMessage = (parts: readonly MessagePart[], locale: string) => (values: object) =>
  renderMessage<ReactNode>(parts, { ...values }, locale, join);

function isParts(value: TextTree[string]): value is readonly MessagePart[] {
  return Array.isArray(value);
}

function replace(group: Group, tree: TextTree, locale: string): Group {
  const own = Object.entries(tree).map(([key, value]): [string, unknown] => {
    if (typeof value === 'string') return [key, value];
    if (isParts(value)) return [key, createMessage(value, locale)];
    return [key, replace((group[key] ?? {}) as Group, value, locale)];
  });
  return { ...group, ...Object.fromEntries(own) };
}

/** A convention's own texts, ready for use. */
interface ReadTexts {
  readonly portal: OwnTexts['portal'];
  /** Returns texts of the component library, some of them replaced by the convention's own. */
  readonly addTo: (library: UiWordOverrides | undefined) => UiWordOverrides;
}

let isLabelling = false;

/**
 * Reads a convention's own texts.
 *
 * @param source the texts, or their address
 */
export async function readOwnTexts(source: OwnTexts | string, locale: string): Promise<ReadTexts> {
  const { portal, ui } = typeof source === 'string' ? await fetchTexts(source) : source;
  if (typeof document !== 'undefined' && !isLabelling) {
    isLabelling = true;
    labelEnglish(document.body);
  }
  return {
    portal,
    addTo: (library) => replace({ ...library }, ui, locale) as UiWordOverrides,
  };
}

async function fetchTexts(address: string): Promise<OwnTexts> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as OwnTexts;
}

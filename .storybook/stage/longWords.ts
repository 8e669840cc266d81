import { createElement, isValidElement, type ReactNode } from 'react';
import type { UiWordOverrides } from '../../packages/ui/src/words/words.ts';

/** English as it stands beside each component. */
const english = import.meta.glob<Readonly<Record<string, Readonly<Record<string, unknown>>>>>(
  '../../packages/ui/src/**/*.messages.{ts,tsx}',
  { eager: true },
);

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  n: 'ñ',
  c: 'ç', // prettier-ignore
};

/** Half as long again, in words that hardly break, as in Finnish or German: "Save" → "Sávesáv". */
const longer = (text: string): string =>
  text.replaceAll(/\p{L}{2,}/gu, (word) => {
    const drawn = [...word].map((letter) => accents[letter] ?? letter).join('');
    return drawn + drawn.slice(0, Math.ceil(word.length / 2)).toLowerCase();
  });

/** Words, texts with elements in them, and functions that write either. */
function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return longer(value);
  if (typeof value === 'function') {
    return (...given: readonly unknown[]) =>
      lengthen((value as (...of: unknown[]) => unknown)(...given));
  }
  if (Array.isArray(value)) return value.map(lengthen);
  if (isValidElement<{ children?: ReactNode }>(value)) {
    const { children, ...props } = value.props;
    return createElement(value.type, { ...props, key: value.key }, lengthen(children) as ReactNode);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lengthen(one)]));
}

/** `…/RankedBallot.messages.ts` → its words, by the name of the component; those of other languages are not asked. */
const found = Object.entries(english).flatMap(([path, exported]) => {
  const [, component = ''] = /\/(\w+)\.messages\.tsx?$/.exec(path) ?? [];
  const words = Object.entries(exported).find(([name]) => name.endsWith('Messages'))?.[1];
  return words ? [[component, lengthen(words)]] : [];
});

/** A language that nobody speaks: what does not fit in it will not fit in somebody's. */
export const longWords = Object.fromEntries(found) as UiWordOverrides;

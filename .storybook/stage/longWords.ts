import { createElement, isValidElement, type ReactNode } from 'react';
import { deskEn } from '../../packages/ui/src/locales/deskEn.gen.ts';
import { en } from '../../packages/ui/src/locales/en.gen.ts';
import type { UiWordOverrides } from '../../packages/ui/src/words/overrides.ts';

const accents = new Map(Object.entries({ a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' }));

/** Makes a text 50% longer with almost unbreakable words, as in Finnish or German: "Saved" → "Sávédsáv". */
const longer = (text: string): string =>
  text.replaceAll(/\p{L}{2,}/gu, (word) => {
    const drawn = [...word].map((letter) => accents.get(letter) ?? letter).join('');
    return drawn + drawn.slice(0, Math.ceil(word.length / 2)).toLowerCase();
  });

/** Lengthens texts, elements with texts, and functions that return either. */
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

/** A pseudo-language with long words, to find texts that don't fit. */
export const longWords = lengthen({ ...en, ...deskEn }) as UiWordOverrides;

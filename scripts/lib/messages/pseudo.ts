import type { MessagePart } from '../../../packages/ui/src/words/messageParts.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  E: 'É',
  O: 'Ö',
};

/** How much longer a text gets: as much as a translation into Finnish or German may. */
const GROWTH = 0.4;

/** Accents a text and makes its words longer, with few chances to break: “Saved” → “Sávédsá”. */
const toPseudoText = (text: string): string =>
  text.replaceAll(/\p{L}{2,}/gu, (word) => {
    const accented = [...word].map((letter) => ACCENTS[letter] ?? letter).join('');
    return accented + accented.slice(0, Math.ceil(word.length * GROWTH)).toLowerCase();
  });

/** Accents and lengthens the texts of a message. Its values stay as they are. */
export const toPseudo = (parts: readonly MessagePart[]): readonly MessagePart[] =>
  parts.map((part) => {
    if (part.kind === 'text') return { ...part, text: toPseudoText(part.text) };
    if (part.kind === 'tag') {
      return { ...part, content: part.content && toPseudo(part.content) };
    }
    if (!('cases' in part)) return part;
    const cases = part.cases.map(({ key, parts: inner }) => ({ key, parts: toPseudo(inner) }));
    return { ...part, cases };
  });

// Decisions: docs/decisions/rendering.md
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf } from './woff2.ts';

/** A file of a font. Web fonts are split into parts with some of the characters each. */
export interface FontFile {
  /** A family name per file, so that a list of names determines the order of the parts. */
  readonly family: string;
  readonly path: string;
  /** The characters that the font's maker declares; a few of them may be missing. */
  readonly declared: CodeRanges;
}

type CodeRanges = readonly (readonly [first: number, last: number])[];

/** A script that shares characters with other scripts but draws them differently. */
export type FontSet = 'shared' | 'jp' | 'kr' | 'sc';

const require = createRequire(import.meta.url);
const WEIGHTS = { regular: '400', bold: '700' } as const;
export type Weight = keyof typeof WEIGHTS;

/** The parts of Noto Sans, one file per weight. */
const STATIC = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
];
/** The parts of other scripts, one file for all weights. */
const VARIABLE = {
  hebrew: ['hebrew'],
  arabic: ['arabic', 'math', 'symbols'],
  devanagari: ['devanagari'],
  thai: ['thai'],
} as const;

/** Returns the files for a weight, in the order in which a character is looked up. */
export function fontFiles(set: FontSet, weight: Weight): readonly FontFile[] {
  if (set !== 'shared') {
    const name = `noto-sans-${set}`;
    const ranges = Object.entries(readRanges(`@fontsource-variable/${name}`));
    // The numbered parts; the others repeat characters of Noto Sans.
    return ranges.flatMap(([part, declared]) =>
      /^\[\d+\]$/.test(part) ? [variable(name, part.slice(1, -1), declared)] : [],
    );
  }
  const noto = readRanges('@fontsource/noto-sans');
  return [
    ...STATIC.map((part) => {
      const file = `noto-sans-${part}-${WEIGHTS[weight]}-normal`;
      const path = require.resolve(`@fontsource/noto-sans/files/${file}.woff2`);
      return { family: `conkit ${file}`, path, declared: parseRanges(noto[part]) };
    }),
    ...Object.entries(VARIABLE).flatMap(([script, parts]) => {
      const name = `noto-sans-${script}`;
      const ranges = readRanges(`@fontsource-variable/${name}`);
      return parts.map((part) => variable(name, part, ranges[part]));
    }),
  ];
}

function variable(name: string, part: string, declared: string | undefined): FontFile {
  const file = `${name}-${part}-wght-normal`;
  const path = require.resolve(`@fontsource-variable/${name}/files/${file}.woff2`);
  return { family: `conkit ${file}`, path, declared: parseRanges(declared) };
}

const readRanges = (name: string): Record<string, string | undefined> =>
  require(`${name}/unicode.json`) as Record<string, string | undefined>;

/** Parses `U+0000-00FF,U+0131` as pairs of numbers. */
const parseRanges = (text = ''): CodeRanges =>
  text.split(',').flatMap((range) => {
    const [, first = '', last = first] = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/i.exec(range) ?? [];
    return first === '' ? [] : [[parseInt(first, 16), parseInt(last, 16)] as const];
  });

/** Reads the characters that a file really has. */
export const charactersIn = ({ path }: FontFile): ReadonlySet<number> =>
  charactersOf(readFileSync(path));

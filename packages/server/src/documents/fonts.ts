import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { readCharacters } from '../config/brand/woff2.ts';

/** A drawable text and the font families for it. */
export interface DrawableText {
  readonly text: string;
  /** For `ctx.font`, after the size. */
  readonly families: string;
}

/** Replaces an ideograph that no font has, as in Japanese printing. */
const MISSING_IDEOGRAPH = '〓';

/**
 * The maximum number of font parts for one text, because each adds to the time to draw it. No name needs more; further
 * ideographs are drawn as missing.
 */
const MAX_PARTS = 32;

const lists = new Map<string, readonly FontFile[]>();
const characters = new Map<string, ReadonlySet<number>>();
const registered = new Set<string>();

/** Characters whose font parts are loaded, prefixed by the order of the sets. */
const ready = new Set<string>();

/**
 * Loads the font parts that a text needs, character by character. Loading many takes half a second once; other requests
 * run in between. Without this, they would load during the drawing.
 *
 * @param context as for {@link drawable}
 */
export async function loadFonts(text: string, context = text): Promise<void> {
  const order = setsInOrder(context).join();
  for (const character of new Set(text.normalize('NFC'))) {
    const key = `${order} ${character}`;
    if (ready.has(key)) continue;
    for (const weight of ['regular', 'bold'] as const) {
      const { text: known, families } = drawable(character, weight, context);
      // Don't store it: callers may send any character, and the set must stay bounded by the fonts.
      if (known === '') continue;
      scratch.font = `${weight === 'bold' ? 700 : 400} 10px ${families}`;
      scratch.measureText(known);
      await setImmediate();
      if (weight === 'bold') ready.add(key);
    }
  }
}

/** Measuring text makes the canvas unpack a font. */
const scratch = createCanvas(1, 1).getContext('2d');

/**
 * Removes the characters that no bundled font has, and returns the font parts for the rest. Every character uses a
 * bundled font: otherwise the canvas would take missing ones from the machine's fonts.
 *
 * @param context more text that shows the language of ideographs
 */
export function drawable(text: string, weight: Weight, context = text): DrawableText {
  const sets = setsInOrder(context);
  const used = new Set<FontFile>();
  const taken = new Map<string, boolean>();
  const find = (character: string): boolean => {
    for (const set of sets) {
      const file = findFile(getFontList(set, weight), character);
      if (!file) continue;
      if (used.size >= MAX_PARTS && !used.has(file) && character !== MISSING_IDEOGRAPH)
        return false;
      used.add(file);
      return true;
    }
    return false;
  };
  const take = (character: string): boolean => {
    const isFound = taken.get(character) ?? find(character);
    taken.set(character, isFound);
    return isFound;
  };
  const clean = [...text.normalize('NFC').replaceAll(/\s+/gu, ' ')]
    .flatMap((character) => {
      if (take(character)) return [character];
      return /\p{Unified_Ideograph}/u.test(character) && take(MISSING_IDEOGRAPH)
        ? [MISSING_IDEOGRAPH]
        : [];
    })
    .join('');
  const families = sets
    .flatMap((set) => lists.get(`${set} ${weight}`) ?? [])
    .filter((file) => used.has(file))
    .map(register);
  return { text: clean, families: families.map((family) => `'${family}'`).join(', ') };
}

/** Orders the sets by language: Chinese, Japanese and Korean share ideographs but draw them differently. */
function setsInOrder(context: string): readonly FontSet[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]|\bJapan\b|日本/u.test(context)) {
    return ['shared', 'jp', 'sc', 'kr'];
  }
  const isKorean = /\p{Script=Hangul}|\bKorea\b/u.test(context);
  return isKorean ? ['shared', 'kr', 'jp', 'sc'] : ['shared', 'sc', 'jp', 'kr'];
}

function getFontList(set: FontSet, weight: Weight): readonly FontFile[] {
  const key = `${set} ${weight}`;
  const list = lists.get(key) ?? fontFiles(set, weight);
  lists.set(key, list);
  return list;
}

const findFile = (files: readonly FontFile[], character: string): FontFile | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return files.find(
    (file) =>
      file.declared.some(([first, last]) => code >= first && code <= last) &&
      getCharacters(file).has(code),
  );
};

function getCharacters(file: FontFile): ReadonlySet<number> {
  const known = characters.get(file.path) ?? listCharacters(file);
  characters.set(file.path, known);
  return known;
}

function register({ family, path }: FontFile): string {
  if (!registered.has(family)) {
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`cannot read font ${path}`);
    registered.add(family);
  }
  return family;
}

// Decisions: docs/decisions/rendering.md

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
export const listCharacters = ({ path }: FontFile): ReadonlySet<number> =>
  readCharacters(readFileSync(path));

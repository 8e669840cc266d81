import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { setImmediate } from 'node:timers/promises';
import { charactersIn, fontFiles, type FontFile, type FontSet, type Weight } from './fontFiles.ts';

/** A text as it can be drawn, and the list of font families that draw it. */
export interface DrawableText {
  readonly text: string;
  /** For `ctx.font`, after the size. */
  readonly families: string;
}

/** Drawn in place of an ideograph that no font has, as Japanese printers do. */
const MISSING_IDEOGRAPH = '〓';

/**
 * As many parts of fonts as one text may need: the time to draw it grows with them. No name has more
 * ideographs; further ones are drawn as missing.
 */
const MOST_PARTS = 32;

const lists = new Map<string, readonly FontFile[]>();
const characters = new Map<string, ReadonlySet<number>>();
const registered = new Set<string>();

/** Characters whose parts of the fonts are ready, after the sets in whose order they were found. */
const ready = new Set<string>();

/**
 * Makes the parts of the fonts ready that a text needs, one character after another: many take half a second,
 * once, and others are answered between two. Without it that happens when the text is drawn.
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
      // Not remembered: anybody may ask for whatever there is, and the fonts have only so much.
      if (known === '') continue;
      scratch.font = `${weight === 'bold' ? 700 : 400} 10px ${families}`;
      scratch.measureText(known);
      await setImmediate();
      if (weight === 'bold') ready.add(key);
    }
  }
}

/** A font is unpacked when something is measured with it. */
const scratch = createCanvas(1, 1).getContext('2d');

/**
 * A text without what the bundled fonts cannot draw, and the parts of the fonts that it needs. Every
 * character comes from one of them: a missing one would be taken from whatever fonts the machine has.
 *
 * @param context more words that tell in which language ideographs are meant
 */
export function drawable(text: string, weight: Weight, context = text): DrawableText {
  const sets = setsInOrder(context);
  const used = new Set<FontFile>();
  const taken = new Map<string, boolean>();
  const find = (character: string): boolean => {
    for (const set of sets) {
      const file = fileOf(listOf(set, weight), character);
      if (!file) continue;
      if (used.size >= MOST_PARTS && !used.has(file) && character !== MISSING_IDEOGRAPH)
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

/** Chinese, Japanese and Korean share ideographs, and each draws them in its own way. */
function setsInOrder(context: string): readonly FontSet[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]|\bJapan\b|日本/u.test(context)) {
    return ['shared', 'jp', 'sc', 'kr'];
  }
  const isKorean = /\p{Script=Hangul}|\bKorea\b/u.test(context);
  return isKorean ? ['shared', 'kr', 'jp', 'sc'] : ['shared', 'sc', 'jp', 'kr'];
}

function listOf(set: FontSet, weight: Weight): readonly FontFile[] {
  const key = `${set} ${weight}`;
  const list = lists.get(key) ?? fontFiles(set, weight);
  lists.set(key, list);
  return list;
}

const fileOf = (files: readonly FontFile[], character: string): FontFile | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return files.find(
    (file) =>
      file.declared.some(([first, last]) => code >= first && code <= last) &&
      charactersOf(file).has(code),
  );
};

function charactersOf(file: FontFile): ReadonlySet<number> {
  const known = characters.get(file.path) ?? charactersIn(file);
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

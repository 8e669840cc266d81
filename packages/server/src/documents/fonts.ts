import { GlobalFonts } from '@napi-rs/canvas';
import { charactersIn, fontFiles, type FontFile, type FontSet, type Weight } from './fontFiles.ts';

/** A text as it can be drawn, and the list of font families that draw it. */
export interface DrawableText {
  readonly text: string;
  /** For `ctx.font`, after the size. */
  readonly families: string;
}

/** Drawn in place of an ideograph that no font has, as Japanese printers do. */
const MISSING_IDEOGRAPH = '〓';

const lists = new Map<string, readonly FontFile[]>();
const characters = new Map<string, ReadonlySet<number>>();
const registered = new Set<string>();

/**
 * A text without what the bundled fonts cannot draw, and the parts of the fonts that it needs. Every
 * character comes from one of them: a missing one would be taken from whatever fonts the machine has.
 *
 * @param context more words that tell in which language ideographs are meant
 */
export function drawable(text: string, weight: Weight, context = text): DrawableText {
  const sets = setsInOrder(context);
  const used = new Set<FontFile>();
  const take = (character: string): boolean => {
    for (const set of sets) {
      const file = fileOf(listOf(set, weight), character);
      if (!file) continue;
      used.add(file);
      return true;
    }
    return false;
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

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../process/startError.ts';
import { runWords } from './words.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conkit-words-'));
  mkdirSync(join(folder, 'own'));
  writeFileSync(join(folder, 'own/own.yaml'), 'extends: teacup-2030\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) => runWords(args, folder, { CONVENTION: 'teacup-2030' });
const file = () => join(folder, 'own/locales/fr.po');

it('export writes one file with every text, here or into the convention’s folder', () => {
  expect(run('export', 'fr')).toEqual({
    text: expect.stringMatching(/fr\.po: \d{4} texts, 0 of them translated\.$/) as string,
    isWrong: false,
  });
  expect(readFileSync(join(folder, 'fr.po'), 'utf8')).toContain('msgctxt "server:common.dear"');
  run('export', 'fr', '--config', 'own');
  const [own, product] = [file(), join(folder, 'fr.po')].map((path) => readFileSync(path, 'utf8'));
  expect(own).toContain('msgctxt "config:memberships.Weekend.product"\nmsgid "Weekend membership"');
  // The convention's own texts come first.
  expect(own?.lastIndexOf('config:')).toBeLessThan(own?.indexOf('"server:') ?? 0);
  expect(product).not.toContain('config:');
});

it('export again keeps the translations, and leaves no other file', () => {
  run('export', 'fr', '--config', 'own');
  const former = readFileSync(file(), 'utf8');
  const translated = former.replace(
    'msgid "Dear {name},"\nmsgstr ""',
    'msgid "Dear {name},"\nmsgstr "Cher {name},"',
  );
  expect(translated).not.toBe(former);
  writeFileSync(file(), translated);
  expect(run('export', 'fr', '--config', 'own').text).toContain(', 1 of them translated.');
  expect(readFileSync(file(), 'utf8')).toBe(translated);
  expect(existsSync(`${file()}.new`)).toBe(false);
});

it('export refuses a damaged file, of which it would lose texts', () => {
  run('export', 'fr', '--config', 'own');
  const damaged = `${readFileSync(file(), 'utf8')}\nmsgctxt "portal"\nmsgid "Sign in"\nmsgstr "Connexion\n`;
  writeFileSync(file(), damaged);
  expect(() => run('export', 'fr', '--config', 'own')).toThrow(
    /fr\.po:\d+: not a line of a PO file: msgstr "Connexion$/,
  );
  expect(readFileSync(file(), 'utf8')).toBe(damaged);
});

it('export leaves the file alone that another process is writing', () => {
  run('export', 'fr', '--config', 'own');
  const other = `${file()}.new`;
  writeFileSync(other, 'half');
  run('export', 'fr', '--config', 'own');
  expect(readFileSync(other, 'utf8')).toBe('half');
});

describe('check', () => {
  const write = (text: string) => {
    mkdirSync(join(folder, 'own/locales'), { recursive: true });
    writeFileSync(file(), `msgctxt "server:common.dear"\nmsgid "Dear {name},"\nmsgstr "${text}"\n`);
  };

  it('counts and lists missing texts, which are no error', () => {
    write('Cher {name},');
    const { text, isWrong } = run('check', 'own');
    expect(isWrong).toBe(false);
    const [first, ...rest] = text.split('\n');
    expect(first).toMatch(/^fr: 1 texts of its own, (\d{4}) missing, 0 wrong, 0 to look at\.$/);
    expect(rest).toHaveLength(Number(/(\d{4}) missing/.exec(first ?? '')?.[1]));
    expect(rest).toContain('missing, so in English: portal “Sign in”');
  });

  it('fails for a wrong text, with file and line', () => {
    write('Cher');
    const { text, isWrong } = run('check', 'own');
    expect(isWrong).toBe(true);
    expect(text).toMatch(
      /own\/locales\/fr\.po:1: wrong: server:common\.dear .*\{name\} is missing$/m,
    );
  });

  it('fails for one wrong language among others', () => {
    write('Cher');
    const german = 'msgctxt "server:common.dear"\nmsgid "Dear {name},"\nmsgstr "Hallo {name},"\n';
    writeFileSync(join(folder, 'own/locales/de.po'), german);
    const { text, isWrong } = run('check', 'own');
    expect(isWrong).toBe(true);
    expect(text).toMatch(/^de: .* 0 wrong/m);
  });

  it('is about the convention of the environment by default, which may have no texts', () => {
    expect(run('check').text).toBe('The convention has no locales/<language>.po.');
  });
});

it.each([
  ['nothing', [], /npm run conkit -- words export <language>/],
  ['an unknown action', ['translate', 'fr'], /npm run conkit -- words export <language>/],
  ['no language', ['export'], /npm run conkit -- words export <language>/],
  ['too many words', ['export', 'fr', 'de'], /npm run conkit -- words export <language>/],
  ['an unknown option', ['export', 'fr', '--force'], /npm run conkit -- words export <language>/],
  ['a folder as an option of check', ['check', '--config', 'own'], /npm run conkit -- words check/],
  [
    'a region',
    ['export', 'pt-BR'],
    /"pt-BR" is no code of a language, such as fr; write its region into locales/,
  ],
  ['a path', ['export', '../fr'], /is no code of a language/],
  [
    'a folder that is missing',
    ['export', 'fr', '--config', 'nowhere'],
    /there is no folder .*\/nowhere or .*config\/nowhere$/,
  ],
  ['a folder to check that is missing', ['check', 'nowhere'], /there is no folder .*nowhere/],
])('refuses %s', (_, args, problem) => {
  expect(() => run(...args)).toThrow(StartError);
  expect(() => run(...args)).toThrow(problem);
});

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languages } from '../config/languages.ts';
import { root } from '../process/root.ts';
import { checkFolder, listDrafts } from './checkFolder.ts';

const now = new Date('2026-11-20T12:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conkit-check-'));
  cpSync(join(root, 'config/dublin-2019'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reports that the server can start with a folder anywhere, and what it contains', () => {
  const [first, second] = checkFolder(folder, now);
  expect(first).toBe(`${folder}: Dublin 2019 can start.`);
  expect(second).toMatch(
    /^It has 12 types of membership, takes EUR, and is read in English, Suomi\.$/,
  );
});

it('reports texts without a translation', () => {
  writeFileSync(join(folder, 'more.yaml'), 'extends: dublin-2019\nid: own\nlanguages: [en, sv]\n');
  rmSync(join(folder, 'convention.yaml'));
  const said = checkFolder(folder, now).join('\n');
  expect(said).toMatch(/Without Svenska, so shown in English: \S+, .* and \d+ more\.$/m);
  expect(said).not.toContain('is not finished in the portal itself');
});

it("reports languages that aren't complete", () => {
  const known = { ...languages, sv: { ...languages.sv, isComplete: false } };
  expect(listDrafts(['en', 'sv'], known)).toEqual([
    expect.stringMatching(/^Svenska is not finished in the portal itself: npm run words -- sv /),
  ]);
});

it('reports an award whose finalists are public and missing', () => {
  rmSync(join(folder, 'finalists.yaml'));
  const missing = (at: Date) =>
    checkFolder(folder, at).filter((line) => line.includes('finalists'));
  expect(missing(new Date('2019-01-01T00:00:00Z'))).toEqual([]);
  expect(missing(now)).toEqual([
    'awards.hugo: its finalists are public, and there are none.',
    'awards.retro: its finalists are public, and there are none.',
  ]);
});

it('reports all errors, and a missing folder', () => {
  writeFileSync(join(folder, 'more.yaml'), 'colour: green\nsize: 7\n');
  expect(() => checkFolder(folder, now)).toThrow(/more\.yaml:1: colour.*\n.*more\.yaml:2: size/);
  expect(() => checkFolder(join(folder, 'nowhere'), now)).toThrow(/there is no folder .*nowhere$/);
  expect(() => checkFolder('dublin-2019', now)).toThrow(/there is no folder/);
});

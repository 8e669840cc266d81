import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../process/root.ts';
import { createWalletKeys } from '../testing/walletKeys.ts';
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

it('names texts as the files do, and the built-in type of people without a membership', () => {
  const memberships =
    'memberships:\n  Weekend: { label: { en: W }, prices: [{ amount: 1 }], card: weekend }\n';
  writeFileSync(
    join(folder, 'more.yaml'),
    `extends: teacup-2030\nlanguages: [en, fr]\n${memberships}`,
  );
  for (const name of ['convention', 'catalogue', 'awards', 'finalists']) {
    rmSync(join(folder, `${name}.yaml`));
  }
  mkdirSync(join(folder, 'locales'));
  writeFileSync(join(folder, 'locales/fr.po'), '');
  expect(checkFolder(folder, now).join('\n')).toMatch(
    /Without .*: memberships\.NonMember\.label, .*memberships\.Weekend\.label.*membership_cards\.weekend\.title/,
  );
});

it("reports languages that aren't complete", () => {
  expect(listDrafts(['en', 'sv'], (language) => language !== 'sv')).toEqual([
    expect.stringMatching(/^Svenska is not finished in the portal itself: npm run words -- sv /),
  ]);
});

it('reports a wallet without its keys', () => {
  const wallet = "wallet: { google: { issuer: '3388000000012345678' } }";
  writeFileSync(join(folder, 'wallet.yaml'), wallet);
  const line = 'No badge can be added to Google Wallet: set GOOGLE_WALLET_KEY.';
  expect(checkFolder(folder, now)).toContain(line);
  const { GOOGLE_WALLET_KEY } = createWalletKeys();
  expect(checkFolder(folder, now, { GOOGLE_WALLET_KEY })).not.toContain(line);
  expect(() => checkFolder(folder, now, { GOOGLE_WALLET_KEY: '{}' })).toThrow(/GOOGLE_WALLET_KEY/);
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

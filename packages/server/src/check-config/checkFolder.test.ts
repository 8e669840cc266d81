import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../process/root.ts';
import { findConventionFolder } from '../config/findFolder.ts';
import { StartError } from '../process/startError.ts';
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

it('reports every text without a translation, by file and line, or their number', () => {
  writeFileSync(join(folder, 'more.yaml'), 'extends: dublin-2019\nid: own\nlanguages: [en, sv]\n');
  rmSync(join(folder, 'convention.yaml'));
  const said = checkFolder(folder, now);
  const [summary = '', ...rest] = said.slice(2);
  expect(summary).toMatch(
    /^Your texts without a translation, .*: Svenska \d+\. .* npm run conkit -- words export sv --config \S+ and translate \S+sv\.po/,
  );
  const lines = rest.filter((line) => line.endsWith(' is missing in Svenska'));
  expect(lines).toHaveLength(Number(/Svenska (\d+)/.exec(summary)?.[1]));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines).toEqual(
    expect.arrayContaining([expect.stringMatching(/catalogue\.yaml:\d+: memb/)]),
  );
  expect(checkFolder(folder, now, {}, true).join('\n')).not.toContain('is missing in Svenska');
});

it.each([true, false])(
  'names the built-in type of people without a membership only where they are seen: %s',
  (enable_daypass) => {
    const memberships =
      'memberships:\n  Weekend: { label: { en: W }, prices: [{ amount: 1 }], card: weekend, daypass: { prices: [{ days: { day1: 1 } }] } }\n';
    const categories = 'product_categories: { daypass: { label: { en: D }, shape: [] } }\n';
    writeFileSync(
      join(folder, 'more.yaml'),
      `extends: teacup-2030\nlanguages: [en, fr]\nenable_daypass: ${enable_daypass}\n${memberships}${categories}`,
    );
    for (const name of ['convention', 'catalogue', 'awards', 'finalists']) {
      rmSync(join(folder, `${name}.yaml`));
    }
    mkdirSync(join(folder, 'locales'));
    writeFileSync(join(folder, 'locales/fr.po'), '');
    const said = checkFolder(folder, now).join('\n');
    expect(said).toContain('memberships.Weekend.label is missing in Français');
    expect(said.includes('memberships.NonMember.label')).toBe(enable_daypass);
  },
);

it('reports mistakes of every kind in every file, in the order of files and lines, and no consequences of them', () => {
  const more = {
    'a-yaml.yaml': "message_auto_hide_seconds: 'seven\n",
    'b-fields.yaml': [
      'extends: dublin-2019',
      'id: own',
      'langauges: [en]',
      'currency: CAD',
      'locales: { en: de-DE }',
      'contacts: { registration: desk }',
      'memberships:',
      '  Adult: { label: Adult, born: { from: 2013-02-01, to: 2010-01-01 } }',
      '  Robot: { label: { en: Robot }, card: attendd }',
      'awards:',
      '  hugo: { year: then, voting: { opens: tomorrow }, ceremony: 2018-01-01 }',
      'brand: { colors: { primary: red }, logo: none.svg }',
    ].join('\n'),
    'c-people.yaml':
      'people:\n  - { legal_name: A, email: a@example.com, membership: Robo, member_number: 1 }\n',
    'd-old.yml': '',
    'locales/fr.po':
      'msgctxt "config:memberships.Robot.label"\nmsgid "Robot"\nmsgstr "{robot}"\n\nmsgctxt "server:common.dear"\nmsgid "Dear {name},"\nmsgstr "Cher"\n',
  };
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'locales'), { recursive: true });
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, name), text);
  let said = '';
  try {
    checkFolder(folder, now, { GOOGLE_WALLET_KEY: '{}' });
  } catch (error) {
    if (error instanceof StartError) said = error.message;
  }
  const lines = said.replaceAll(`${folder}/`, '').split('\n');
  const end = lines.findIndex((line) => line.includes("it can't start"));
  expect(lines.slice(0, end).map((line) => line.split(';')[0])).toEqual([
    expect.stringMatching(/^a-yaml\.yaml:1:28: write ' at the end/),
    'b-fields.yaml:3: langauges is not known',
    expect.stringMatching(/^b-fields\.yaml:4: currency must match three small letters/),
    expect.stringMatching(/^b-fields\.yaml:5: locales\.en is another language/),
    expect.stringMatching(/^b-fields\.yaml:6: contacts\.registration must be an email address/),
    expect.stringMatching(/^b-fields\.yaml:8: memberships\.Adult\.label must be object/),
    'b-fields.yaml:8: memberships.Adult.born.to is before from',
    'b-fields.yaml:9: memberships.Robot.card is no card: "attendd"',
    expect.stringMatching(/^b-fields\.yaml:11: awards\.hugo\.year must be integer/),
    expect.stringMatching(/^b-fields\.yaml:11: awards\.hugo\.voting\.opens must be an instant/),
    'b-fields.yaml:11: awards.hugo.ceremony is before voting closes',
    expect.stringMatching(/^b-fields\.yaml:12: brand\.colors\.primary must match a colour/),
    expect.stringMatching(/^b-fields\.yaml:12: brand\.logo /),
    'c-people.yaml:2: people.0.membership is unknown: "Robo"',
    'd-old.yml: its name must end with .yaml',
    expect.stringMatching(
      /^locales\/fr\.po:1: config:memberships\.Robot\.label “Robot”: \{robot\}/,
    ),
    expect.stringMatching(/^locales\/fr\.po:5: server:common\.dear .*: \{name\} is missing/),
    expect.stringMatching(/GOOGLE_WALLET_KEY/),
  ]);
});

it.each([
  [
    'an entry without its name',
    'award_categories: [{ award: main, title: { en: X }, fields: [] }]',
  ],
  ['an entry of the wrong type', 'award_categories: [Novel]'],
])('reports %s, and no other settings that name it', (_, categories) => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const awards = 'awards: { main: { name: { en: A }, year: 2030 } }';
  const finalists = 'finalists: { Novel: [{ id: 1, title: A }] }';
  writeFileSync(
    join(folder, 'own.yaml'),
    ['extends: teacup-2030', awards, categories, finalists].join('\n'),
  );
  expect(() => checkFolder(folder, now)).toThrow(
    /^\S+own\.yaml:3: award_categories\.0\S* (is missing|must be object).*\n1 mistake: /,
  );
});

it('reports a folder to extend that is not there, and not what it would contain', () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'own.yaml'), 'name: Own\nextends: teacup-2031\npeople: 7\n');
  expect(() => checkFolder(folder, now)).toThrow(
    /^\S+:2: extends names no folder: .*did you mean "teacup-2030"\?\n\S+:3: people must be array: a list\n2 mistakes: /,
  );
});

it('finds a folder by its path, by its name in CONFIG_DIR or in the project, and by CONVENTION', () => {
  mkdirSync(join(folder, 'own'));
  const own = join(folder, 'own');
  expect(findConventionFolder('own', folder, {})).toBe(own);
  expect(findConventionFolder('own', '/', { CONFIG_DIR: folder })).toBe(own);
  expect(findConventionFolder(undefined, '/', { CONFIG_DIR: folder, CONVENTION: 'own' })).toBe(own);
  expect(findConventionFolder('teacup-2030', '/', { CONFIG_DIR: folder })).toBe(
    join(root, 'config/teacup-2030'),
  );
});

it('says where it looked for a folder', () => {
  expect(() => findConventionFolder('nowhere', folder, { CONFIG_DIR: '/conventions' })).toThrow(
    new StartError(
      `CONVENTION: there is no folder ${folder}/nowhere or /conventions/nowhere or ${root}/config/nowhere`,
    ),
  );
  expect(() => findConventionFolder('../x', folder, {})).toThrow(StartError);
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

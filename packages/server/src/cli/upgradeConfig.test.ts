import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { UsageError } from './command.ts';
import { upgradeConfig } from './upgradeConfig.ts';

const now = new Date('2026-11-20T12:00:00Z');
let folders: string;
beforeEach(() => {
  folders = mkdtempSync(join(tmpdir(), 'conkit-upgrade-'));
});
afterEach(() => rmSync(folders, { recursive: true }));

/** Writes one of the project's conventions in the form that it had, and returns its folder. */
function writeFormer(name: string): string {
  const folder = join(folders, name);
  cpSync(join(root, 'config', name), folder, { recursive: true });
  rmSync(join(folder, 'catalogue.yaml'));
  cpSync(join(import.meta.dirname, '../testing/formerFolders', name), folder, { recursive: true });
  return folder;
}

const upgrade = (folder: string) => upgradeConfig([folder], folders, now);
const load = (name: string) => loadConvention(readConvention(name, folders), now);
const read = (name: string) => readFileSync(join(folders, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(folders, name), text);

describe.each(['dublin-2019', 'northlight-2031', 'saga-2032', 'demo'])('the former %s', (name) => {
  it('is refused with the command, and upgraded to the same convention', () => {
    const folder = writeFormer(name);
    expect(() => load(name)).toThrow(
      /is of a former form\..* npm run conkit -- config upgrade \S+$/,
    );
    const said = upgrade(folder);
    expect(said).toContain('can start.');
    expect(load(name)).toEqual(loadConvention(readConvention(name), now));
    expect(said).toContain(read(`${name}/catalogue.yaml`));
    expect(read(`${name}/catalogue.yaml`)).toMatch(/^# yaml-language-server: \S+\n/);
    expect(readdirSync(folder).filter((file) => /^(memberships|purchases)/.test(file))).toEqual([
      'memberships.yaml.old',
      'purchases.yaml.old',
    ]);
    const after = read(`${name}/catalogue.yaml`);
    expect(upgrade(folder)).toMatch(/is of the current form: nothing to do\.$/);
    expect(read(`${name}/catalogue.yaml`)).toBe(after);
  });
});

it('comments stay where they were, and those without a place are listed', () => {
  const said = upgrade(writeFormer('dublin-2019'));
  const written = read('dublin-2019/catalogue.yaml');
  for (const place of [
    "# convention didn't: the registration desk checked it.\nmemberships:\n",
    '# The original data called this type "Infant" by mistake.\n    daypass:\n',
    '# Costs the difference between the two memberships.\n      upgrade:\n',
    '# WSFS members.\n    requireMembership:',
    '# Without these, the days are those of the convention, from its first day.\n  days:\n',
  ]) {
    expect(written).toContain(place);
  }
  expect(said).toMatch(
    /have no place in the new files:\n {2}# Accounts aren't named after children\.\n/,
  );
  // Aliases keep their anchors.
  expect(written).toContain('- &invoice {');
  expect(written).toContain('shape: [ *invoice, *comments ]');
});

it('a folder that extends another one writes only what differs', () => {
  upgrade(writeFormer('demo'));
  const written = read('demo/catalogue.yaml');
  expect(written).toContain('YoungFriend:');
  expect(written).not.toMatch(/FirstWorldcon:|Adult:|\bprices: \[ First|null/);
});

/** A folder whose single file has everything. */
function writeSmall(sold: string): string {
  upgrade(writeFormer('saga-2032'));
  rmSync(join(folders, 'saga-2032/catalogue.yaml'));
  write('saga-2032/memberships.yaml', '# Kept.\nbarcode: false\n');
  write('saga-2032/sold.yaml', sold);
  return join(folders, 'saga-2032');
}

const small = `
# A small convention.
enable_daypass: true # Yes.
membership_types:
  Full: { label: { en: Full }, daypass_available: true, daypass_label: { en: A day } }
  Young: { label: { en: Young } }
  Guest: { label: { en: Guest }, daypass_available: true }
membership_groups:
  cards: { all: { title: { en: All }, types: [Full, Young, Guest] } }
  upgrade_paths: [{ from: Young, to: Full, amount: 120 }, { from: Guest, to: Full }]
daypass: { prices: { Full: { day1: 10 } } }
purchase_categories:
  new_member: &category
    label: { en: New }
    shape: &shape [{ key: email, type: string, label: { en: Email } }]
    types: [{ key: Full, amount: 200, label: { en: Full } }, { key: Young, amount: 100, label: { en: Young one } }, { key: Guest, amount: 0, label: { en: Guest } }]
  upgrade: { label: { en: Up }, shape: *shape, types: [{ key: upgrade, label: { en: Up } }] }
  daypass:
    label: { en: Day pass }
    shape: *shape
    types: [{ key: daypass-Full, label: { en: Pass }, questions: [{ key: bus, type: text, label: { en: Bus? } }] }]
`;

it('fields of any file move, with upgrade paths, questions and an order of their own; others stay', () => {
  const folder = writeSmall(small);
  upgrade(folder);
  const { membership_groups, membership_types, purchase_categories, ...convention } =
    load('saga-2032');
  expect(convention).toMatchObject({ barcode: false, enable_daypass: true });
  expect(membership_groups).toEqual({
    cards: [{ key: 'all', title: { en: 'All' }, types: ['Full', 'Young', 'Guest'] }],
    child: [],
    upgrade: ['Full'],
    upgradePaths: [
      { from: 'Young', to: 'Full', amount: 120 },
      { from: 'Guest', to: 'Full' },
    ],
    daypass: ['Full'],
    list: [['Full', 'Young', 'Guest']],
  });
  expect(membership_types['Full']).toEqual({
    label: { en: 'Full' },
    daypass_available: true,
    daypass_label: { en: 'A day' },
  });
  expect(membership_types['Guest']?.daypass_available).toBe(true);
  expect(purchase_categories['new_member']?.types[1]).toEqual({
    key: 'Young',
    phases: [{ amount: 100 }],
    label: { en: 'Young one' },
  });
  expect(purchase_categories['daypass']?.types).toEqual([
    {
      key: 'daypass-Full',
      label: { en: 'Pass' },
      questions: [{ key: 'bus', type: 'text', label: { en: 'Bus?' } }],
    },
  ]);
  expect(read('saga-2032/sold.yaml')).toBe('# A small convention.\nenable_daypass: true # Yes.\n');
  expect(read('saga-2032/memberships.yaml')).toBe('# Kept.\nbarcode: false\n');
});

it('an alias whose anchor does not move is written out', () => {
  const anchor = small.replace('amount: 200, label: {', 'amount: 200, label: &full {');
  upgrade(writeSmall(anchor.replace('upgrade: { label: { en: Up }', 'upgrade: { label: *full')));
  expect(load('saga-2032').purchase_categories['upgrade']?.label).toEqual({ en: 'Full' });
});

it.each([
  ['an unknown field', [/Guest: \{/, 'Guest: { colour: red,'], /Guest\.colour is not known/],
  ['a type on two cards', [/types: \[Full, Y/, 'types: [Full, Full, Y'], /is on two cards: "Full"/],
  ['an unknown type', [/types: \[Full, Y/, 'types: [Robot, Y'], /is no membership type: "Robot"/],
  ['a membership without an amount', [/amount: 100, /, ''], /new_member\.types\.1 has no amount/],
  [
    'a day pass without prices',
    [/daypass-Full/, 'daypass-Guest'],
    /types\.0\.key has no prices in daypass\.prices: "daypass-Guest"/,
  ],
  [
    'day passes that are left out',
    [/ {2}upgrade_paths/, '  daypass: []\n  upgrade_paths'],
    /membership_groups\.daypass leaves out "Full", which has prices/,
  ],
  [
    'a description of a product',
    [/amount: 200, /, 'amount: 200, description: { en: D }, '],
    /types\.0\.description has no place: use the description/,
  ],
] as const)('refuses %s, and writes nothing', (_, [part, replacement], expected) => {
  const folder = writeSmall(small.replace(part, replacement));
  const before = readdirSync(folder);
  expect(() => upgrade(folder)).toThrow(expected);
  expect(() => upgrade(folder)).toThrow(/^CONVENTION: \S+sold\.yaml:\d+: /);
  expect(readdirSync(folder)).toEqual(before);
});

it('refuses an alias of a field that stays to one that moves, and writes nothing', () => {
  const folder = writeSmall(
    small.replace('{ label: { en: Young } }', '{ label: &young { en: Young } }'),
  );
  const text = readFileSync(join(folder, 'sold.yaml'), 'utf8');
  write(
    'saga-2032/sold.yaml',
    `${text}\naccessibility: { reviewed: 2030-01-01, standard: *young, tested: [*young] }\n`,
  );
  expect(() => upgrade(folder)).toThrow(
    /^sold\.yaml: an alias refers to what moves to catalogue\.yaml/,
  );
  expect(existsSync(join(folder, 'catalogue.yaml'))).toBe(false);
});

it('refuses another catalogue.yaml, and goes on after a run that was interrupted', () => {
  const folder = writeFormer('saga-2032');
  write('saga-2032/catalogue.yaml', 'barcode: false\n');
  expect(() => upgrade(folder)).toThrow(/has a catalogue\.yaml already/);
  expect(existsSync(join(folder, 'memberships.yaml'))).toBe(true);
  rmSync(join(folder, 'catalogue.yaml'));
  const former = {
    membership: read('saga-2032/memberships.yaml'),
    purchase: read('saga-2032/purchases.yaml'),
  };
  upgrade(folder);
  write('saga-2032/memberships.yaml', former.membership);
  write('saga-2032/purchases.yaml', former.purchase);
  upgrade(folder);
  expect(load('saga-2032')).toEqual(loadConvention(readConvention('saga-2032'), now));
});

it('keeps a copy of another file that has the name of its own, and writes nothing', () => {
  const folder = writeFormer('saga-2032');
  write('saga-2032/memberships.yaml.old', 'the copy of last year');
  const before = readdirSync(folder).toSorted();
  expect(() => upgrade(folder)).toThrow(
    /has a memberships\.yaml\.old already: rename or remove it/,
  );
  expect(readdirSync(folder).toSorted()).toEqual(before);
  expect(read('saga-2032/memberships.yaml.old')).toBe('the copy of last year');
});

it('refuses a file instead of a folder, and a pipe in a folder', () => {
  write('file', 'name: A');
  expect(() => upgrade(join(folders, 'file'))).toThrow(/there is no folder .*file$/);
  const folder = writeFormer('saga-2032');
  execFileSync('mkfifo', [join(folder, 'pipe.yaml')]);
  expect(() => upgrade(folder)).toThrow(/pipe\.yaml is no file$/);
});

it('needs the folder that it extends in the current form', () => {
  writeFormer('dublin-2019');
  const demo = writeFormer('demo');
  expect(() => upgrade(demo)).toThrow(/^Upgrade the folder that it extends first: dublin-2019$/);
});

it.each([[[]], [['--all']], [['a', 'b']]])('prints its usage for %j', (args) => {
  expect(() => upgradeConfig(args, folders, now)).toThrow(UsageError);
});

it('refuses a missing folder', () => {
  expect(() => upgrade(join(folders, 'nowhere'))).toThrow(StartError);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { standardTheme } from '@conkit/ui/colors';
import { checkFolder } from '../check-config/checkFolder.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { StartError } from '../process/startError.ts';
import { startServer } from '../start/server.ts';
import { isFull } from '../testing/databases.ts';
import { freePort } from '../testing/faults/freePort.ts';
import { writeConvention } from './files.ts';
import {
  addLines,
  askToStart,
  collectAnswers,
  createAsk,
  HELP,
  QUESTIONS,
  readOptions,
} from './questions.ts';

const now = new Date('2026-11-20T12:00:00Z');
let folders: string;
beforeEach(() => (folders = mkdtempSync(join(tmpdir(), 'conkit-new-'))));
afterEach(() => rmSync(folders, { recursive: true, force: true }));

const answersTo = (...args: readonly string[]) =>
  collectAnswers(readOptions([...args, '--yes']), undefined, () => {});

it('names every option in --help', () => {
  for (const { option } of QUESTIONS) expect(HELP).toContain(`--${option} `);
  for (const option of ['--to', '--yes', '--help']) expect(HELP).toContain(`${option} `);
});

const EVERYTHING = Object.entries({
  name: 'Ørcon’s "Great": 2031',
  id: 'orcon',
  'first-day': '2031-08-14',
  'last-day': '2031-08-17',
  zone: 'Atlantic/Reykjavik',
  currency: 'ISK',
  languages: 'en fi sv',
  email: 'desk@example.com',
  place: "Harpa, Reykjavík’s 'Hall'",
  price: '9900',
  colors: '#0f766e, #A3E635',
  'day-passes': 'yes',
  award: "The Reader's: Choice",
}).flatMap(([option, answer]) => [`--${option}`, answer]);

it('writes a valid folder from default answers', async () => {
  const folder = writeConvention(await answersTo(), folders);
  expect(readdirSync(folder)).toEqual(['catalogue.yaml', 'convention.yaml', 'people.yaml']);
  expect(checkFolder(folder, now)[0]).toContain('Examplecon 2031 can start.');
});

it('writes all answers, with any characters in the names', async () => {
  const folder = writeConvention(await answersTo(...EVERYTHING), folders);
  expect(checkFolder(folder, now)[1]).toMatch(/takes ISK, and is read in English, Suomi, Svenska/);
  const { name, about, awards, daypass, purchase_categories, theme, people } = loadConvention(
    readConvention('orcon', folders),
    now,
  );
  expect(name).toBe('Ørcon’s "Great": 2031');
  expect(awards['main']).toMatchObject({ name: { en: "Reader's: Choice" }, works_of: 2030 });
  expect(daypass.days).toHaveLength(4);
  // This currency has no cents.
  const { types } = purchase_categories['new_member'] ?? { types: [] };
  expect(types.map(({ phases }) => phases?.[0]?.amount)).toEqual([9900, 3300, 4950]);
  expect(about?.place).toEqual({ en: "Harpa, Reykjavík’s 'Hall'" });
  expect(theme).not.toEqual(standardTheme);
  expect(people[0]?.roles).toEqual(['member_admin', 'hugo_admin']);
});

it.runIf(isFull)('writes a convention that starts', async () => {
  writeConvention(await answersTo(...EVERYTHING), folders);
  const server = await startServer({
    CONFIG_DIR: folders,
    CONVENTION: 'orcon',
    DATA_DIR: join(folders, 'data'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  });
  try {
    expect(server.context.config.id).toBe('orcon');
  } finally {
    await server.stop();
  }
});

it('repeats the question after an invalid answer, and uses the default for an empty one', async () => {
  const said: string[] = [];
  const typed = ['', '', '2031-02-30', '2031-08-14', '2031-08-01', '2031-08-17'];
  const answers = await collectAnswers(
    readOptions([]),
    async () => typed.shift() ?? '',
    (why) => said.push(why),
  );
  expect(answers).toMatchObject({ id: 'examplecon-2031', lastDay: '2031-08-17', currency: 'eur' });
  expect(said).toEqual([
    'Write a day from 2000, as 2031-08-14.',
    'Write a day, not before 2031-08-14.',
  ]);
});

it('refuses unknown options, invalid values, and an existing folder', async () => {
  await expect(answersTo('--currency', 'gold')).rejects.toThrow(/^--currency: Write three letters/);
  await expect(answersTo('--price', '0')).rejects.toThrow(/^--price: Write an amount/);
  await expect(answersTo('--colors', 'red')).rejects.toThrow(/^--colors: Write up to three/);
  await expect(answersTo('--colors', '#000000 #111111 #222222 #333333')).rejects.toThrow(/^--col/);
  await expect(answersTo('--place', 'x'.repeat(101))).rejects.toThrow(/^--place: Use at most/);
  await expect(answersTo('--id', '../x')).rejects.toThrow(StartError);
  await expect(answersTo('--languages', 'fi')).rejects.toThrow(/^--languages: Add en/);
  expect(() => readOptions(['--colour', 'green'])).toThrow(StartError);
  const answers = await answersTo();
  writeConvention(answers, folders);
  expect(() => writeConvention(answers, folders)).toThrow(/is there already/);
  const file = join(folders, answers.id, 'people.yaml');
  expect(() => writeConvention(answers, file)).toThrow(/^--to: EEXIST/);
});

it.each([
  ['--id', 'null'],
  ['--id', 'True'],
  ['--email', '#desk@example.com'],
  ['--email', '*desk@example.com'],
  ['--email', '{desk}@example.com'],
  ['--email', "o'neill@example.com"],
  ['--name', 'North\nlanguages: [xx]'],
  ['--name', '   '],
  ['--award', 'Best\nOne'],
  ['--place', 'Town\u0007 Hall\n'],
  ['--price', '1000000'],
])('writes a folder that can start with %s %j', async (...answer) => {
  const folder = writeConvention(await answersTo('--award=A', ...answer), folders);
  expect(checkFolder(folder, now)[0]).toMatch(/can start\.$/);
});

it.each([
  ['price', '1000000.01', 'at most 1000000'],
  ['first-day', '0001-01-01', 'from 2000'],
  ['award', 'x'.repeat(101), 'at most 100 characters'],
])('refuses what no convention can have: --%s %s', async (option, answer, why) => {
  await expect(answersTo(`--${option}`, answer)).rejects.toThrow(why);
});

it('asks for another folder at once when there is one of this name', async () => {
  const typed = ['', 'old', 'new'];
  const said: string[] = [];
  const ask = async () => typed.shift() ?? '';
  const isTaken = (id: string) => id === 'old';
  const answers = await collectAnswers(readOptions([]), ask, (why) => said.push(why), isTaken);
  expect(answers.id).toBe('new');
  expect(said).toEqual(['There is such a folder already.']);
});

it('leaves no folder that is written only in part', async () => {
  const answers = await answersTo();
  const broken = { ...answers, languages: undefined as unknown as [] };
  expect(() => writeConvention(broken, folders)).toThrow(TypeError);
  expect(readdirSync(folders)).toEqual([]);
});

it.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('ends with %s without a stack', async (_, key) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const terminal = createInterface({ input, output, terminal: true });
  const answers = collectAnswers(readOptions([]), createAsk(terminal), () => {});
  input.write(key);
  await expect(answers).rejects.toThrow(new StartError('Nothing was written.'));
});

it('starts the convention if the answer is yes, or Return', async () => {
  const complaints: string[] = [];
  const answer = (...answers: string[]) =>
    askToStart(
      async () => answers.shift() ?? Promise.reject(new StartError('closed')),
      (why) => void complaints.push(why),
    );
  expect(await answer('')).toBe(true);
  expect(await answer('perhaps', 'Y')).toBe(true);
  expect(complaints).toEqual(['Say yes or no.']);
  expect(await answer('n')).toBe(false);
  expect(await answer()).toBe(false);
});

const load = (id: string) => loadConvention(readConvention(id, folders), now);

it.each(['en-CA', 'fr-CA', 'de', 'he', 'ar', 'is', 'ja', 'sr-Latn', 'pt-BR', 'nb'])(
  'writes a convention in %s that can start, with the file for translators',
  async (tag) => {
    const tags = tag === 'en-CA' ? 'en-CA' : `en ${tag}`;
    const folder = writeConvention(await answersTo('--languages', tags), folders);
    const [first, second, ...notices] = checkFolder(folder, now);
    expect(first).toMatch(/can start\.$/);
    expect(second).toContain('English');
    if (tag === 'en-CA') {
      expect(notices).toEqual([]);
      expect(load('examplecon-2031').locales).toEqual({ en: 'en-CA' });
      return;
    }
    const [language = ''] = tag.split('-');
    expect(notices[0]).toContain(`words export ${language} --config ${folder}`);
    const file = join(folder, `locales/${language}.po`);
    const exported = readFileSync(file, 'utf8');
    expect(exported).toContain('msgctxt "portal"');
    // One file has the convention's own texts, too. Saving it is importing it.
    const empty = 'msgctxt "config:memberships.Adult.label"\nmsgid "Adult"\nmsgstr ""';
    expect(exported).toContain(empty);
    writeFileSync(file, exported.replace(empty, empty.replace(/""$/, '"(translated)"')));
    const config = load('examplecon-2031');
    expect(config.languages).toEqual(['en', language]);
    expect(config.membership_types['Adult']?.label).toEqual({
      en: 'Adult',
      [language]: '(translated)',
    });
    expect(config.locales?.[language]).toBe(
      { 'fr-CA': 'fr-CA', 'pt-BR': 'pt-BR', 'sr-Latn': 'sr-Latn-RS' }[tag],
    );
  },
);

it.each([
  ['de fr', /Add en: .* Write de fr en\./],
  ['en en-CA', /each language once/],
  ['en klingonisch', /"klingonisch" is no language/],
  ['en_CA', /"en_CA" is no language/],
  ['en qq', /"qq" is no language/],
  [`en ${'de '.repeat(20)}`, /at most 20/],
])('refuses the languages "%s"', async (text, why) => {
  await expect(answersTo('--languages', text)).rejects.toThrow(why);
});

it('asks for the age of children', async () => {
  writeConvention(await answersTo('--first-day', '2031-08-14'), folders);
  expect(load('examplecon-2031').membership_types['Child']?.born).toEqual({ from: '2015-08-15' });
});

describe('answers from standard input', () => {
  const read = (input: string, ...args: readonly string[]) => addLines(readOptions(args), input);

  it('belong to the questions without an option, in order', async () => {
    const { isStarted, ...given } = read('Nordcon 2031\n\n2031-08-14\r\n', '--zone', 'Europe/Oslo');
    const answers = await collectAnswers(given, undefined, () => {});
    expect(isStarted).toBe(false);
    expect(answers).toMatchObject({
      name: 'Nordcon 2031',
      id: 'nordcon-2031',
      firstDay: '2031-08-14',
      lastDay: '2031-08-14',
      zone: 'Europe/Oslo',
      currency: 'eur',
    });
  });

  it('can be none, and can end with whether to start', () => {
    expect(read('')).toMatchObject({ answers: {}, isQuiet: true, isStarted: false });
    expect(read(`${'\n'.repeat(QUESTIONS.length)}yes\n`).isStarted).toBe(true);
  });

  it('are refused if one is wrong or there are too many', async () => {
    const wrong = collectAnswers(read('Nordcon\nnordcon\nin August\n'), undefined, () => {});
    await expect(wrong).rejects.toThrow(/^--first-day: Write a day/);
    expect(() => read('\n'.repeat(QUESTIONS.length + 2))).toThrow(/has 15 lines, but there are 13/);
    expect(() => read(`${'\n'.repeat(QUESTIONS.length)}perhaps\n`)).toThrow(/Say yes or no/);
  });
});

it.each([
  ['cad', 'en-CA', '$120.00'],
  ['jpy', 'en-JP', '¥120'],
  // Several regions share them.
  ['eur', undefined, '€120.00'],
  ['xof', undefined, 'F CFA 120'],
])('writes amounts of %s as its region does', async (currency, locale, amount) => {
  const answers = await answersTo('--currency', currency);
  const { locales } = loadConvention(
    readConvention(basename(writeConvention(answers, folders)), folders),
    now,
  );
  expect(locales?.['en']).toBe(locale);
  const format = new Intl.NumberFormat(locale ?? 'en', { style: 'currency', currency });
  expect(format.format(120).replaceAll(/\s/g, ' ')).toBe(amount);
});

it('keeps a name without the year whole', async () => {
  const answers = await answersTo('--name', 'Prairie Con 12', '--first-day', '2027-05-01');
  const { event, name } = loadConvention(
    readConvention(basename(writeConvention(answers, folders)), folders),
    now,
  );
  expect(name).toBe('Prairie Con 12');
  expect(event).toEqual({ name: 'Prairie Con 12', year: 2027, title: 'Prairie Con 12' });
});

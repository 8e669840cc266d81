import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  checkCatalogues,
  ENGLISH,
  parseCatalogue,
  readCatalogues,
} from './lib/messages/catalogue.ts';
import {
  generateElements,
  generateLanguages,
  generateLibrary,
  generateWhole,
} from './lib/messages/generate.ts';

const packages = join(import.meta.dirname, '../packages');
const library = readCatalogues(join(packages, 'ui/src/locales'));
const elements = readCatalogues(join(packages, 'elements/src/locales'));
const server = readCatalogues(join(packages, 'server/src/locales'));
const helpers = readFileSync(join(packages, 'ui/src/words/formatValue.ts'), 'utf8');

const header = (language: string, status: string) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"X-Locale: ${language}\\n"
"X-Language-Name: ${language}\\n"
"X-Status: ${status}\\n"
`;

const entry = (key: string, source: string, text = '', comment = '') =>
  `\n${comment && `#. ${comment}\n`}msgctxt "${key}"\nmsgid "${source}"\nmsgstr "${text}"\n`;

const TITLE = 'Rank {title} next';

/** Checks a Finnish catalogue against an English one. */
function check(english: string, finnish: string, status = 'draft'): string[] {
  const catalogues = [
    parseCatalogue('en.po', header('en', 'complete') + english),
    parseCatalogue('fi.po', header('fi', status) + finnish),
  ];
  return checkCatalogues(catalogues).map(
    ({ file, line, problem }) => `${file}:${line}: ${problem}`,
  );
}

test.each([
  ['ui', library],
  ['elements', elements],
  ['server', server],
])('the catalogues of %s have no mistakes, and complete languages every text', (_, catalogues) => {
  expect(catalogues.map(({ language }) => language).slice(0, 2)).toEqual(['en', 'fi']);
  expect(catalogues[0]?.entries.length).toBeGreaterThan(0);
  expect(checkCatalogues(catalogues)).toEqual([]);
});

test.each([
  ['ui', generateLibrary(library)],
  ['elements', generateElements(elements)],
  ['server', generateWhole(server, 'ServerMessages', helpers)],
])('the generated modules of %s are up to date', (name, files) => {
  const folder = join(packages, name, 'src/locales');
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(there.filter((path) => path.endsWith('.gen.ts')).toSorted()).toEqual(
    [...files.keys()].toSorted(),
  );
  for (const [path, content] of files) {
    expect(readFileSync(join(folder, path), 'utf8'), path).toBe(content);
  }
});

describe('finds in a catalogue', () => {
  it('nothing, if all is right', () => {
    expect(
      check(entry('Ballot.next', TITLE), entry('Ballot.next', TITLE, 'Aseta {title}'), 'complete'),
    ).toEqual([]);
  });

  it('a text that a complete language lacks, or whose English has changed since', () => {
    const english = entry('Ballot.next', TITLE) + entry('Ballot.undo', 'Undo');
    const lacking = entry('Ballot.next', TITLE, 'Aseta {title}');
    expect(check(english, lacking)).toEqual([]);
    expect(check(english, lacking, 'complete')).toEqual(['fi.po:1: Ballot.undo is not translated']);
    const outdated = `${lacking}\n#, fuzzy${entry('Ballot.undo', 'Undo', 'Kumoa')}`;
    expect(check(english, outdated, 'complete')).toEqual([
      'fi.po:13: Ballot.undo is not translated',
    ]);
  });

  it('a message that is no longer in English', () => {
    expect(
      check(entry('Ballot.next', TITLE), entry('Ballot.previous', 'Previous', 'Edellinen')),
    ).toEqual(['fi.po:8: Ballot.previous is not in the English catalogue']);
  });

  it('an English text that differs from the source', () => {
    expect(
      check(entry('Ballot.undo', 'Undo'), entry('Ballot.undo', 'Take it back', 'Kumoa')),
    ).toEqual(['fi.po:8: Ballot.undo: the English text has changed']);
  });

  it('a key that occurs twice', () => {
    expect(check(entry('Ballot.undo', 'Undo') + entry('Ballot.undo', 'Undo'), '')).toEqual([
      'en.po:12: Ballot.undo is there twice',
    ]);
  });

  it('a translation that is there twice', () => {
    const undo = entry('Ballot.undo', 'Undo', 'Kumoa');
    expect(check(entry('Ballot.undo', 'Undo'), undo + undo)).toEqual([
      'fi.po:12: Ballot.undo is there twice',
    ]);
  });

  it.each([
    ['msgstr "Kumoa', 'an unterminated text'],
    ['msgst "Kumoa"', 'a misspelled keyword'],
    ['msgstr Kumoa', 'a text without quotes'],
  ])('a line that is no PO syntax: %s', (line) => {
    const text = entry('Ballot.undo', 'Undo', 'Kumoa').replace('msgstr "Kumoa"', line);
    expect(check(entry('Ballot.undo', 'Undo'), text)).toEqual([
      `fi.po:10: not a line of a PO file: ${line}`,
    ]);
  });

  it.each([
    ['"X-Locale: fi\\n"\n', '', 'the header has no X-Locale, such as fi-FI'],
    ['X-Locale: fi', 'X-Locale: fi_FI', 'X-Locale: fi_FI is not a tag such as fi-FI'],
    ['"X-Language-Name: fi\\n"\n', '', 'the header has no X-Language-Name'],
    ['X-Status: draft', 'X-Status: Complete', 'the header needs X-Status: draft or complete'],
  ])('a wrong header: “%s” is “%s”', (right, wrong, problem) => {
    const english = parseCatalogue('en.po', header('en', 'complete'));
    const finnish = parseCatalogue('fi.po', header('fi', 'draft').replace(right, wrong));
    expect(checkCatalogues([english, finnish])).toEqual([
      { file: 'fi.po', line: 1, problem, isMissing: false },
    ]);
  });

  it('a file name that is no identifier', () => {
    const english = parseCatalogue('en.po', header('en', 'complete'));
    const portuguese = parseCatalogue('pt-BR.po', header('pt-BR', 'draft'));
    expect(checkCatalogues([english, portuguese]).map(({ problem }) => problem)).toEqual([
      'the file name must be letters only, such as pt.po; X-Locale has the region',
    ]);
  });

  it('the line, in a file with a byte order mark and CRLF', () => {
    const crlf = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const finnish = crlf(header('fi', 'draft') + entry('Ballot.next', TITLE, 'Aseta'));
    const english = header('en', 'complete') + entry('Ballot.next', TITLE);
    expect(
      checkCatalogues([parseCatalogue('en.po', english), parseCatalogue('fi.po', finnish)]),
    ).toEqual([
      { file: 'fi.po', line: 8, problem: 'Ballot.next: {title} is missing', isMissing: false },
    ]);
  });

  it.each([
    [TITLE, 'Aseta {titel}', ['{titel} is not in the English text', '{title} is missing']],
    [TITLE, 'Aseta seuraavaksi', ['{title} is missing']],
    [TITLE, 'Aseta <title/>', ['title is a tag, in English a value']],
    [TITLE, 'Aseta {title, list}', ['title is a list, in English a value']],
    ['<link>Sign in</link>', 'Kirjaudu', ['<link> is missing']],
    [
      '<link>Sign in</link>',
      '<a>Kirjaudu</a>',
      ['{a} is not in the English text', '<link> is missing'],
    ],
    [
      'For {minutes} minutes',
      '{minutes, plural, one {Minuutti} other {{minutes} minuuttia}}',
      ['{minutes} is not a number in English; describe it: #. {minutes} number'],
    ],
    [
      '{right, select, vote {Vote} nominate {Nominate} other {}}',
      '{right, select, vote {Äänestä} rank {Ehdota} other {}}',
      ['{right} has no case rank'],
    ],
  ])('a translation of “%s” with other parameters or tags: “%s”', (source, text, problems) => {
    expect(check(entry('Ballot.text', source), entry('Ballot.text', source, text))).toEqual(
      problems.map((problem) => `fi.po:8: Ballot.text: ${problem}`),
    );
  });

  it('no mistake in a parameter that a comment describes', () => {
    const hint = '{minutes} number';
    const text = '{minutes, plural, one {Minuutti} other {{minutes} minuuttia}}';
    expect(
      check(
        entry('Ballot.text', 'For a while', '', hint),
        entry('Ballot.text', 'For a while', text),
      ),
    ).toEqual([]);
  });

  it.each([
    ['Aseta {title', 'Unexpected message end'],
    ['{count, plural, one {Yksi}}', 'has no case other'],
    ['{count, plural, few {Yksi} other {Monta}}', 'few is not valid in this locale'],
    ['<link>Kirjaudu', '<link> is not closed'],
    ['Kirjaudu</link>', 'unexpected </link>'],
    ['{title, capitals}', 'unknown format capitals'],
  ])('a syntax error, with file and line: “%s”', (text, problem) => {
    const source = '{count, plural, one {One} other {{title}}}<link>x</link>';
    const [found] = check(entry('Ballot.text', source), entry('Ballot.text', source, text));
    expect(found).toMatch(/^fi\.po:8: Ballot\.text: /);
    expect(found).toContain(problem);
    const [inEnglish] = check(entry('Ballot.text', text), '');
    if (!text.includes('few')) expect(inEnglish).toMatch(/^en\.po:8: Ballot\.text: /);
  });
});

it('falls back to English for texts without a translation or with an outdated one', () => {
  const english = entry('Ballot.undo', 'Undo') + entry('Ballot.next', 'Next');
  const finnish = `\n#, fuzzy${entry('Ballot.undo', 'Undo', 'Kumoa')}${entry('Ballot.next', 'Next', 'Seuraava')}`;
  const files = generateLibrary([
    parseCatalogue(`${ENGLISH}.po`, header('en', 'complete') + english),
    parseCatalogue('fi.po', header('fi', 'draft') + finnish),
  ]);
  expect(files.get('fi.gen.ts')).toContain("next: 'Seuraava'");
  expect(files.get('fi.gen.ts')).not.toContain('Kumoa');
});

it('needs only a catalogue for a new language', () => {
  const estonian = (content: string) => parseCatalogue('et.po', header('et', 'draft') + content);
  const undo = entry('RankedBallot.undo', 'Undo', 'Võta tagasi');
  const inLibrary = generateLibrary([...library, estonian(undo)]);
  expect(inLibrary.get('et.gen.ts')).toContain("undo: 'Võta tagasi'");
  // The crew's screens aren't translated.
  expect(inLibrary.has('deskEt.gen.ts')).toBe(false);
  const choice = entry('Required.choice', 'Choose one.', 'Vali üks.');
  const inElements = generateElements([...elements, estonian(choice)]);
  expect(inElements.get('et.gen.ts')).toContain("choice: 'Vali üks.'");
  expect(inElements.get('languages.gen.ts')).toContain("et: { tag: 'et', direction: 'ltr' }");
});

it("escapes an apostrophe in a language's name", () => {
  const uzbek = header('uz', 'draft').replace('X-Language-Name: uz', "X-Language-Name: O'zbek");
  expect(generateLanguages([parseCatalogue('uz.po', uzbek)])).toContain(
    String.raw`name: 'O\'zbek'`,
  );
});

it('makes a pseudo-language that is longer than English and keeps the parameters', () => {
  const content = header('en', 'complete') + entry('Ballot.next', 'Rank {title} next');
  const pseudo = generateLibrary([parseCatalogue('en.po', content)]).get('pseudo.gen.ts');
  expect(pseudo).toContain('next: ({ title }) => `Ráñkrá ${title} ñéxtñé`');
});

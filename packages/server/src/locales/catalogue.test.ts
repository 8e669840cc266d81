import { describe, expect, it } from 'vitest';
import { checkCatalogue } from './checkCatalogue.ts';
import { compileCatalogue } from './compileCatalogue.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { getMessages } from './messages.ts';
import { parsePo } from './poFile.ts';
import { listProductMessages } from './productMessages.ts';

/** Returns a message of a PO file. */
const entry = (context: string, source: string, text: string, flags = '') =>
  `${flags}msgctxt ${JSON.stringify(context)}\nmsgid ${JSON.stringify(source)}\nmsgstr ${JSON.stringify(text)}\n`;

const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n';

const createFile = (...entries: readonly string[]) => [header, ...entries].join('\n');

function check(language: string, ...entries: readonly string[]) {
  const content = createFile(...entries);
  return checkCatalogue(language, [{ file: `${language}.po`, language, content }]);
}

/** Returns the lines about errors, or about warnings. */
const lines = (problems: readonly { file: string; line: number; message: string }[]) =>
  problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);

function compile(language: string, ...entries: readonly string[]) {
  const { errors, texts } = check(language, ...entries);
  expect(errors).toEqual([]);
  return compileCatalogue(language, texts);
}

const greeting = (text: string, flags = '') =>
  entry('server:common.dear', 'Dear {name},', text, flags);
describe('an exported file', () => {
  it('has every text of portal, components and server once, with comments and places', () => {
    const { content, total, translated } = exportCatalogue('fr');
    const { headers, messages, syntaxProblems } = parsePo(content);
    expect(syntaxProblems).toEqual([]);
    expect(headers).toMatchObject({ Language: 'fr' });
    expect(translated).toBe(0);
    expect(total).toBe(listProductMessages().length);
    const identities = messages.map(({ context, source }) => `${context} ${source}`);
    expect(new Set(identities).size).toBe(total);
    for (const name of ['portal', 'ui', 'server']) {
      const own = messages.filter(({ context }) => context.split(':', 1)[0] === name);
      expect(own.length, name).toBeGreaterThan(200);
      expect(own.filter(({ references }) => references.length === 0)).toEqual([]);
    }
    expect(messages.find(({ context }) => context === 'server:common.dear')).toMatchObject({
      source: 'Dear {name},',
      text: '',
      comments: ['The greeting.'],
      references: ['server/common'],
    });
  });

  it.each(['en', 'fi', 'sv'])('has the product’s texts of %s, which change nothing', (language) => {
    const { content, total, translated } = exportCatalogue(language);
    expect(translated).toBe(total);
    const file = { file: 'a.po', language, content };
    const { errors, warnings, texts, missing } = checkCatalogue(language, [file]);
    expect([errors, warnings, texts, missing]).toEqual([[], [], [], []]);
  });

  it('keeps what a translator wrote: texts, comments, headers, and what has changed or gone since', () => {
    const former = createFile(
      `# Formal\n${greeting('Bonjour {name},', '#, fuzzy\n')}`,
      entry('server:common.hello', 'Good day,', 'Bonjour,'),
      entry('portal', 'A text that is gone', 'Un texte disparu'),
      entry('portal', 'Sign in', 'Se connecter'),
    ).replace('"Content', '"Last-Translator: Anne <anne@example.com>\\n"\n"Content');
    const once = exportCatalogue('fr', former);
    const { headers, messages } = parsePo(once.content);
    expect(headers['Last-Translator']).toBe('Anne <anne@example.com>');
    const find = (context: string, source: string) =>
      messages.find((one) => one.context === context && one.source === source);
    expect(once.content).toContain('# Formal\n');
    expect(find('server:common.dear', 'Dear {name},')).toMatchObject({ isFuzzy: true });
    // The English text is another one now.
    expect(find('server:common.hello', 'Hello,')).toMatchObject({
      text: 'Bonjour,',
      isFuzzy: true,
    });
    expect(find('portal', 'Sign in')).toMatchObject({ text: 'Se connecter', isFuzzy: false });
    expect(once.content).toContain('#~ msgid "A text that is gone"');
    expect(exportCatalogue('fr', once.content).content).toBe(once.content);
  });

  it('keeps texts fuzzy and whole, however other tools write them', () => {
    const first = entry('portal', 'Sign in', 'Se connecter').trimEnd();
    const tools = `${first}\n#| msgid "Log in"\n${greeting('Bonjour {name},', '#, icu-message-format, fuzzy\n')}`;
    const { messages } = parsePo(exportCatalogue('fr', createFile(tools)).content);
    const find = (source: string) => messages.find((one) => one.source === source);
    expect(find('Sign in')).toMatchObject({ text: 'Se connecter', isFuzzy: false });
    expect(find('Dear {name},')).toMatchObject({ text: 'Bonjour {name},', isFuzzy: true });
  });
});

describe('a check finds', () => {
  it('nothing in correct texts, and counts what is missing', () => {
    const { errors, warnings, texts, missing } = check('fr', greeting('Bonjour {name},'));
    expect([errors, warnings]).toEqual([[], []]);
    expect(texts.map(({ text }) => text)).toEqual(['Bonjour {name},']);
    expect(missing).toHaveLength(listProductMessages().length - 1);
  });

  it.each([
    ['a missing placeholder', 'Bonjour', /\{name\} is missing$/],
    ['an unknown placeholder', 'Bonjour {name} {nom}', /\{nom\} is not in the English text$/],
    ['a misspelt one', 'Bonjour {nmae}', /\{nmae\} is not in the English text$/],
    ['a brace that isn’t closed', 'Bonjour {name', /“Dear \{name\},”: .*/],
    ['a tag that isn’t closed', '<b>Bonjour {name}', /<b> is not closed$/],
    ['a date that is none', 'Bonjour {name, date}', /\{name\} is not a date in English$/],
    ['HTML', '<b>Bonjour</b> {name}', /\{b\} is not in the English text$/],
    [
      'an apostrophe that quotes a placeholder',
      "L'{name} d'ici",
      /Write ’ instead of ' before a brace$/,
    ],
    ['spaces alone', '  ', /spaces alone$/],
    ['a text without an end', `{name}${'a'.repeat(5000)}`, /longer than 5000 characters$/],
  ])('%s, with file and line', (_, text, problem) => {
    const { errors, texts } = check('fr', entry('portal', 'Sign in', 'Connexion'), greeting(text));
    expect(lines(errors)[0]).toMatch(/^fr\.po:9: server:common\.dear “Dear \{name\},”: /);
    expect(lines(errors)[0]).toMatch(problem);
    expect(texts.map(({ message }) => message.context)).toEqual(['portal']);
  });

  it.each([
    ['pl', 'one {# rzecz} few {# rzeczy} other {# rzeczy}', ['lacks many, which pl needs']],
    ['pl', 'one {# a} few {# b} many {# c} other {# d}', []],
    // The form for millions isn't needed.
    ['fr', 'one {# a} other {# b}', []],
    ['ja', 'other {# b}', []],
    [
      'ru',
      'one {одна} few {# b} many {# c} other {# d}',
      ['has a case one without a number, which ru uses for 21, too'],
    ],
    ['ru', '=1 {одна} one {# a} few {# b} many {# c} other {# d}', []],
    ['fr', 'one {une} other {# b}', []],
  ])('plurals without the forms of %s: %s', (language, cases, expected) => {
    const source = '{0, plural, one {# entry shown} other {# entries shown}}';
    const { errors, warnings } = check(language, entry('portal', source, `{0, plural, ${cases}}`));
    expect(errors).toEqual([]);
    expect(warnings.map(({ message }) => message.replace(/.*\{0\} /, ''))).toEqual(expected);
  });

  it('plural forms that the language doesn’t have', () => {
    const source = '{0, plural, one {# entry shown} other {# entries shown}}';
    const text = '{0, plural, one {# a} few {# b} other {# c}}';
    const { errors } = check('fr', entry('portal', source, text));
    expect(lines(errors)).toEqual([expect.stringMatching(/few/)]);
  });

  it.each([
    ['\uFEFF', '\n'],
    ['', '\r\n'],
  ])('nothing in the files of other systems: %j, %j', (start, end) => {
    const content = start + createFile(greeting('Bonjour {name},')).replaceAll('\n', end);
    const { errors, texts } = checkCatalogue('fr', [{ file: 'fr.po', language: 'fr', content }]);
    expect(errors).toEqual([]);
    expect(texts.map(({ text }) => text)).toEqual(['Bonjour {name},']);
  });

  it.each([
    '#, fuzzy, icu-message-format\n',
    '#, icu-message-format, fuzzy\n',
    '#, fuzzy\n#| msgid "Hi {name},"\n',
  ])('fuzzy texts with what else tools write: %j', (flags) => {
    const { errors, warnings, texts } = check(
      'fr',
      entry('portal', 'Sign in', 'Connexion'),
      greeting('Bonjour {name},', flags),
    );
    expect([errors, texts.map(({ text }) => text)]).toEqual([[], ['Connexion']]);
    expect(lines(warnings)).toEqual([expect.stringMatching(/fuzzy, so it is not used$/)]);
  });

  it('unknown, changed, fuzzy and much too long texts, which don’t stop the server', () => {
    const { errors, warnings, texts } = check(
      'fr',
      entry('portal', 'No such text', 'Rien'),
      entry('server:common.hello', 'Good day,', 'Bonjour,'),
      greeting('Bonjour {name},', '#, fuzzy\n'),
      entry('portal', 'Sign in', 'Connectez-vous maintenant à votre espace personnel'),
    );
    expect(errors).toEqual([]);
    expect(lines(warnings)).toEqual([
      expect.stringMatching(/^fr\.po:5: portal “No such text”: the portal has no such text/),
      expect.stringMatching(/common\.hello “Good day,”: its English text has changed/),
      expect.stringMatching(/marked as fuzzy, so it is not used$/),
      expect.stringMatching(/“Sign in”: 50 characters, more than 39; it may not fit$/),
    ]);
    expect(texts).toHaveLength(1);
  });

  it('lines that aren’t PO, repeated texts, too large files and codes of no language', () => {
    const text = createFile(greeting('Bonjour {name},'), greeting('Salut {name},'), 'msgsrt "x"');
    const { errors } = checkCatalogue('fr', [{ file: 'fr.po', language: 'fr', content: text }]);
    expect(lines(errors)).toEqual([
      'fr.po:13: not a line of a PO file: msgsrt "x"',
      'fr.po:9: server:common.dear “Dear {name},” is there twice',
    ]);
    const large = { file: 'fr.po', language: 'fr', content: 'x'.repeat(2_000_001) };
    const tooLarge = 'fr.po:1: larger than 2000000 characters';
    expect(lines(checkCatalogue('fr', [large]).errors)).toEqual([tooLarge]);
    expect(lines(check('fr', greeting('Ch\uFFFDre {name},')).errors)).toEqual([
      'fr.po:7: not UTF-8: save the file in UTF-8',
    ]);
    const long = { file: 'fr.po', language: 'fr', content: '\n'.repeat(50_001) };
    expect(lines(checkCatalogue('fr', [long]).errors)).toEqual(['fr.po:1: more than 50000 lines']);
    expect(lines(check('fra').warnings)).toEqual([
      'fra.po:1: browsers call this language fr, so they never ask for fra',
    ]);
    expect(lines(check('qzx').warnings)).toEqual([expect.stringContaining('qzx is no code of')]);
  });
});

describe('compiled texts', () => {
  it('of an added language are used in mails, with the English ones where they are missing', () => {
    const texts = { fr: compile('fr', greeting('Bonjour {name},')) };
    const { common } = getMessages({ texts }, 'fr');
    expect(common.dear({ name: 'Zoé' })).toBe('Bonjour Zoé,');
    expect(common.hello).toBe('Hello,');
    // A name with braces or tags stays as it is.
    expect(common.dear({ name: '<b>{name}</b>' })).toBe('Bonjour <b>{name}</b>,');
  });

  it('of the product’s languages replace only what differs, and keep the language’s other texts', () => {
    const texts = { fi: compile('fi', greeting('Moi {name}!')) };
    const { common } = getMessages({ texts }, 'fi');
    expect(common.dear({ name: 'Aino' })).toBe('Moi Aino!');
    expect(common.hello).toBe(getMessages({ texts: {} }, 'fi').common.hello);
    expect(texts.fi.portal).toEqual({ portal: {}, ui: {} });
  });

  it('are functions if callers pass values, even if the translation uses none', () => {
    const source = 'Sign in{convention, select, none {} other { to {convention}}}';
    const known = listProductMessages().find(({ context }) => context === 'server:signIn.signInTo');
    expect(known?.source.startsWith('Sign in')).toBe(true);
    const own = entry('server:signIn.signInTo', known?.source ?? source, 'Entrer {convention}');
    const texts = { fr: compile('fr', own) };
    const { signIn } = getMessages({ texts }, 'fr');
    expect(signIn.signInTo({ convention: 'Brume' })).toBe('Entrer Brume');
  });

  it('for the portal are data: compiled messages and parsed parts, with all English texts for a new language', () => {
    const own = [
      entry('portal', 'Sign in', 'Connexion'),
      entry('ui:SignIn.email', 'Email', 'Courriel'),
    ];
    const { portal, file } = compile('fr', ...own);
    const all = listProductMessages().filter((message) => message.package === 'portal');
    expect(Object.keys(portal.portal)).toHaveLength(all.length);
    const id = all.find(({ source }) => source === 'Sign in')?.key ?? '';
    expect(portal.portal[id]).toEqual(['Connexion']);
    expect(portal.ui['SignIn']).toMatchObject({ email: 'Courriel' });
    // What isn't translated is marked as English.
    const join = all.find(({ source }) => source === 'Join')?.key ?? '';
    expect(portal.portal[join]).toEqual(['\u2066Join\u2069']);
    expect(portal.ui['SignIn']).toMatchObject({
      send: '\u2066Send login link\u2069',
      sent: expect.arrayContaining([{ kind: 'text', text: '\u2069' }]) as unknown,
    });
    expect(compile('fi', ...own).portal.ui).toEqual({ SignIn: { email: 'Courriel' } });
    expect(JSON.parse(file.body)).toEqual(portal);
    expect(file.path).toMatch(/^\/assets\/locales\/fr-[\w-]{12}\.json$/);
    const changed = compile('fr', ...own.slice(1));
    expect(changed.file.path).not.toBe(file.path);
  });

  it('of a later file replace those of the folder that it extends', () => {
    const base = { file: 'a.po', language: 'fr', content: createFile(greeting('Bonjour {name},')) };
    const own = { ...base, content: createFile(greeting('Salut {name},')) };
    const { texts } = checkCatalogue('fr', [base, own, { ...own, language: 'de' }]);
    expect(texts.map(({ text }) => text)).toEqual(['Salut {name},']);
    const english = (text: string) => ({
      file: 'en.po',
      language: 'en',
      content: createFile(greeting(text)),
    });
    const back = checkCatalogue('en', [english('Hi {name},'), english('Dear {name},')]);
    expect(back.texts).toEqual([]);
  });
});

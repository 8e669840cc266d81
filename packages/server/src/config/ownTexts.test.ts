import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolder } from '../check-config/checkFolder.ts';
import { getMessages } from '../locales/messages.ts';
import { loadFolder, readStoredFolder } from './folder.ts';
import { getLocale } from './languages.ts';
import { loadConvention } from './load.ts';
import { readConvention } from './read.ts';

const now = new Date('2026-11-20T12:00:00Z');
let folders: string;
beforeEach(() => {
  folders = mkdtempSync(join(tmpdir(), 'conkit-texts-'));
});
afterEach(() => rmSync(folders, { recursive: true }));

/** Writes a file of a convention's folder. */
function write(path: string, text: string): void {
  const file = join(folders, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

const greeting = (text: string) =>
  `msgctxt "server:common.dear"\nmsgid "Dear {name},"\nmsgstr ${JSON.stringify(text)}\n`;

const load = (name = 'own') => loadConvention(readConvention(name, folders), now);

it('a file adds a language: in languages, in texts of the configuration, as a regional form and in day passes', () => {
  write(
    'own/own.yaml',
    'extends: demo\nlanguages: [en, fr]\nlocales: { fr: fr-CA }\nmemberships: { Adult: { label: { fr: Adulte } } }\ndaypass: { days: null }\n',
  );
  write('own/locales/fr.po', greeting('Bonjour {name},'));
  const convention = load();
  expect(convention.languages).toEqual(['en', 'fr']);
  expect(getLocale(convention, 'fr')).toBe('fr-CA');
  expect(convention.membership_types['Adult']?.label).toMatchObject({ fr: 'Adulte' });
  expect(convention.daypass.days.map(({ label }) => label['fr']).join()).toMatch(/jeudi/);
  expect(getMessages(convention, 'fr').common.dear({ name: 'Zoé' })).toBe('Bonjour Zoé,');
});

it('a folder that extends another one has its texts, and replaces some', () => {
  write('base/base.yaml', 'extends: demo\nlanguages: [en, fr, de]\n');
  write('base/locales/fr.po', greeting('Bonjour {name},'));
  write('base/locales/de.po', greeting('Guten Tag {name},'));
  write('own/own.yaml', 'extends: base\n');
  write('own/locales/fr.po', greeting('Salut {name},'));
  // Translation tools write such files.
  write('own/locales/fr.mo', 'binary');
  const dear = (language: string) => getMessages(load(), language).common.dear({ name: 'Zoé' });
  expect([dear('fr'), dear('de')]).toEqual(['Salut Zoé,', 'Guten Tag Zoé,']);
});

it('refuses wrong texts and file names together with other errors, with file and line', () => {
  write(
    'own/own.yaml',
    'extends: demo\nlanguages: [en, fr, de]\nawards: { hugo: { name: { en: X, es: Y } } }\n',
  );
  write('own/locales/fr.po', `\n${greeting('Bonjour')}`);
  expect(() => load()).toThrow(/own\.yaml:3: awards\.hugo\.name\.es is not known/);
  write('own/own.yaml', 'extends: demo\nlanguages: [en, fr, de]\n');
  expect(() => load()).toThrow(
    /locales\/fr\.po:2: server:common\.dear “Dear \{name\},”: \{name\} is missing/,
  );
  write('own/locales/fr.po', greeting('Bonjour {name},'));
  expect(() => load()).toThrow(/own\.yaml:2: languages\.2 has no texts: "de"/);
  write('own/locales/pt-BR.po', '');
  expect(() => load()).toThrow(
    /locales\/pt-BR\.po: must be named after a language, such as fr\.po/,
  );
});

it('check-config reports missing, unused and doubtful texts, and a language that is not offered', () => {
  write('own/own.yaml', 'extends: demo\nlanguages: [en, fr]\n');
  write('own/locales/fr.po', greeting('Bonjour {name},').replaceAll('Dear', 'Hi'));
  write('own/locales/de.po', greeting('Guten Tag {name},'));
  const lines = checkFolder(join(folders, 'own'), now);
  expect(lines[1]).toContain('is read in English, Français.');
  const said = lines.join('\n');
  expect(said).toMatch(
    /^Français: \d{4} texts of the portal and its mails are missing, so shown in English\. npm run conkit -- words check \S+ lists them\.$/m,
  );
  expect(said).toMatch(
    /fr\.po:1: server:common\.dear “Hi \{name\},”: its English text has changed/,
  );
  expect(said).toMatch(/^de has texts, but is not in languages\.$/m);
});

describe('the convention’s own texts in a file', () => {
  const label = (context: string, english: string, text: string) =>
    `msgctxt "config:${context}"\nmsgid "${english}"\nmsgstr "${text}"\n\n`;
  const help = 'Write to {registration}.';
  beforeEach(() => {
    const fields = [
      'extends: demo',
      'languages: [en, fr]',
      'memberships: { Adult: { label: { en: Grown-up } }, Child: { label: { en: Kid, fr: Enfant } } }',
      `login: { help: [{ en: '${help}' }] }`,
    ];
    write('own/own.yaml', fields.join('\n'));
  });
  const getLabel = (type: string) => load().membership_types[type]?.label['fr'];

  it('are used where the settings have no translation', () => {
    const [adult, child] = [
      label('memberships.Adult.label', 'Grown-up', 'Adulte'),
      label('memberships.Child.label', 'Kid', 'Gamin'),
    ];
    write('own/locales/fr.po', `${adult}${child}`);
    expect([getLabel('Adult'), getLabel('Child')]).toEqual(['Adulte', 'Enfant']);
    expect(checkFolder(join(folders, 'own'), now).join('\n')).toMatch(
      /fr\.po:5: config:memberships\.Child\.label “Kid”: the settings have a translation/,
    );
  });

  it('are not used when the English text has changed, the translation is fuzzy, or the text is gone', () => {
    const changed = label('memberships.Adult.label', 'Adult', 'Adulte');
    const fuzzy = `#, fuzzy\n${label('login.help.0', help, 'Écrivez à {registration}.')}`;
    write('own/locales/fr.po', `${changed}${fuzzy}${label('memberships.X.label', 'X', 'X')}`);
    expect(getLabel('Adult')).toBeUndefined();
    expect(load().login.help[0]).toEqual({ en: help });
    const said = checkFolder(join(folders, 'own'), now).join('\n');
    expect(said).toMatch(/“Adult”: its English text has changed, so the translation is not used/);
    expect(said).toMatch(/login\.help\.0 .*: marked as fuzzy/);
    expect(said).toMatch(/memberships\.X\.label .*: the settings have no such text/);
  });

  it('must have the same placeholders, and are no spaces or endless texts', () => {
    write('own/locales/fr.po', label('login.help.0', help, 'Écrivez à {registraton}.'));
    expect(() => load()).toThrow(
      /fr\.po:1: .*\{registration\} is missing\n.*\{registraton\} is unknown/,
    );
    write('own/locales/fr.po', label('login.help.0', help, '  '));
    expect(() => load()).toThrow(/spaces alone/);
    write('own/locales/fr.po', label('login.help.0', help, `{registration}${'x'.repeat(5000)}`));
    expect(() => load()).toThrow(/longer than 5000 characters/);
  });

  it('stay with their entry when a list gets another order, and are stored when they are applied', () => {
    const categories = (...keys: string[]) =>
      `extends: teacup-2030\nlanguages: [en, fr]\nawards: { cup: { name: { en: Cup }, year: 2030 } }\naward_categories:\n${keys
        .map((key) => `  - { key: ${key}, award: cup, title: { en: ${key} }, fields: [] }\n`)
        .join('')}`;
    write('own/own.yaml', categories('One', 'Two'));
    write('own/locales/fr.po', label('award_categories.Two.title', 'Two', 'Deux'));
    const titles = () => load().award_categories.map(({ title }) => title['fr']);
    expect(titles()).toEqual([undefined, 'Deux']);
    write('own/own.yaml', categories('Two', 'One'));
    expect(titles()).toEqual(['Deux', undefined]);
    const { content } = loadFolder(readConvention('own', folders), now);
    const stored = loadConvention(readStoredFolder(content, 'stored'), now);
    expect(stored.award_categories[0]?.title['fr']).toBe('Deux');
  });
});

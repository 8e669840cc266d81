import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFolder } from '../check-config/checkFolder.ts';
import { getMessages } from '../locales/messages.ts';
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
    /^Français: \d{4} texts of the portal and its mails are missing, so shown in English\. conkit words check lists them\.$/m,
  );
  expect(said).toMatch(
    /fr\.po:1: server:common\.dear “Hi \{name\},”: its English text has changed/,
  );
  expect(said).toMatch(/^de has texts, but is not in languages\.$/m);
});

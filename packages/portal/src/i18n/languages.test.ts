import { describe, expect, it } from 'vitest';
import { chooseLanguage, listLanguages, readLanguage, saveLanguageCookie } from './language.ts';
import { localized } from './localized.ts';
import { createWords } from './words.ts';

describe('the page’s language is', () => {
  it.each([
    ['the remembered one', 'fi', 'en-IE,en;q=0.9', 'fi'],
    ['not a remembered one that the portal lacks', 'sv', 'fi', 'fi'],
    ['not a property name of every object', 'constructor', 'fi', 'fi'],
    ['the first supported language of the browser’s list', undefined, 'sv,fi-FI,en', 'fi'],
    ['the one with the greatest weight', undefined, 'en;q=0.5,fi;q=0.8', 'fi'],
    ['found whatever the letter case', undefined, 'FI-fi', 'fi'],
    ['English without a supported language', undefined, 'sv,de;q=0.5,*;q=0.1', 'en'],
    ['English without a header', undefined, '', 'en'],
  ])('%s', (_, remembered, acceptLanguage, language) => {
    expect(chooseLanguage(['en', 'fi'], remembered, acceptLanguage)).toBe(language);
  });
});

describe('the convention’s languages', () => {
  it.each([
    ['to one of them', ['en', 'sv'], undefined, 'fi,sv', 'sv'],
    ['without one that only the portal has', ['en'], 'fi', 'fi', 'en'],
    ['without one that the portal lacks', ['en', 'de'], 'de', 'de', 'en'],
  ])('limit the choice: %s', (_, spoken, remembered, accepted, language) => {
    expect(chooseLanguage(listLanguages({ languages: spoken }), remembered, accepted)).toBe(
      language,
    );
  });
});

describe('the chosen language', () => {
  it('is saved in a cookie', () => {
    saveLanguageCookie('fi');
    expect(readLanguage()).toBe('fi');
    saveLanguageCookie('en');
    expect(readLanguage()).toBe('en');
  });

  it.each([
    ['session=abc; language=fi', 'fi'],
    ['language=fi', 'fi'],
    ['otherlanguage=fi', undefined],
    ['', undefined],
  ])('is read from the header "%s"', (cookies, language) => {
    expect(readLanguage(cookies)).toBe(language);
  });
});

describe('texts of the configuration', () => {
  it('are in the reader’s language, or in English without a translation', () => {
    expect(localized({ en: 'Adult', fi: 'Aikuinen' }, 'fi')).toBe('Aikuinen');
    expect(localized({ en: 'Adult' }, 'fi')).toBe('Adult');
    expect(localized({ en: 'Adult', fi: 'Aikuinen' }, 'en')).toBe('Adult');
  });
});

describe('the texts of a part of the portal', () => {
  it('are available once loaded, in the language with its number format', async () => {
    const words = await createWords('fi');
    const count = () => Object.keys(words.i18n.messages).length;
    const everyPage = count();
    await words.load('frame', 'voting');
    await words.load('frame');
    expect(words.asked()).toEqual(['core', 'frame', 'voting']);
    expect(count()).toBeGreaterThan(everyPage);
    expect(words.i18n.number(1234.5)).toBe('1\u00a0234,5');
  });

  it('are Swedish, also in the library and at the desk', async () => {
    const words = await createWords('sv');
    expect(words.ui?.SignIn?.email).toBe('E-post');
    await words.load('desk');
    const said = Object.values(words.i18n.messages).flat();
    expect(said).toContain('Medlemskap');
    expect(said).toContain('Tillbaka till medlemsservice');
  });
});

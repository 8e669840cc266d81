import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';
import { localized } from './localized.ts';
import { rememberedLanguage, rememberLanguage } from './remembered.ts';
import { createWords } from './words.ts';

describe('the language of a page is', () => {
  it.each([
    ['the remembered one', 'fi', 'en-IE,en;q=0.9', 'fi'],
    ['not a remembered one that we do not speak', 'sv', 'fi', 'fi'],
    ['not a name that every object has', 'constructor', 'fi', 'fi'],
    ['the first of the browser’s list that we speak', undefined, 'sv,fi-FI,en', 'fi'],
    ['the one with the greatest weight', undefined, 'en;q=0.5,fi;q=0.8', 'fi'],
    ['whatever the letter case', undefined, 'FI-fi', 'fi'],
    ['English where we speak none', undefined, 'sv,de;q=0.5,*;q=0.1', 'en'],
    ['English without a word', undefined, '', 'en'],
  ])('%s', (_, remembered, acceptLanguage, language) => {
    expect(chooseLanguage(['en', 'fi'], remembered, acceptLanguage)).toBe(language);
  });
});

describe('the languages of a convention', () => {
  it.each([
    ['one that it has', ['en', 'sv'], undefined, 'fi,sv', 'sv'],
    ['none that it does not have, though the portal has it', ['en'], 'fi', 'fi', 'en'],
    ['none that this portal does not have', ['en', 'de'], 'de', 'de', 'en'],
  ])('are the only ones that are chosen: %s', (_, spoken, remembered, accepted, language) => {
    expect(chooseLanguage(spoken, remembered, accepted)).toBe(language);
  });
});

describe('the choice', () => {
  it('is remembered in a cookie', () => {
    rememberLanguage('fi');
    expect(rememberedLanguage()).toBe('fi');
    rememberLanguage('en');
    expect(rememberedLanguage()).toBe('en');
  });

  it.each([
    ['session=abc; language=fi', 'fi'],
    ['language=fi', 'fi'],
    ['otherlanguage=fi', undefined],
    ['', undefined],
  ])('is found in the header "%s"', (cookies, language) => {
    expect(rememberedLanguage(cookies)).toBe(language);
  });
});

describe('the words of the configuration', () => {
  it('are in the reader’s language, and English where there are no others', () => {
    expect(localized({ en: 'Adult', fi: 'Aikuinen' }, 'fi')).toBe('Aikuinen');
    expect(localized({ en: 'Adult' }, 'fi')).toBe('Adult');
    expect(localized({ en: 'Adult', fi: 'Aikuinen' }, 'en')).toBe('Adult');
  });
});

describe('the words of a part of the portal', () => {
  it('are there once they have been asked for, in the language and its numbers', async () => {
    const words = await createWords('fi');
    const count = () => Object.keys(words.i18n.messages).length;
    const everyPage = count();
    await words.load('form', 'voting');
    await words.load('form');
    expect(words.asked()).toEqual(['core', 'form', 'voting']);
    expect(count()).toBeGreaterThan(everyPage);
    expect(words.i18n.number(1234.5)).toBe('1\u00a0234,5');
  });

  it('are English where a language that is not complete has none', async () => {
    const words = await createWords('sv');
    expect(words.ui?.SignIn?.email).toBe('E-post');
    expect(words.ui?.Dialog).toBeDefined();
    await words.load('form', 'voting', 'nominations');
    const said = Object.values(words.i18n.messages).flat();
    expect(said).toContain('Medlemskap');
    expect(said.filter((text) => text === '')).toEqual([]);
  });
});

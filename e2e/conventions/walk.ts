import { signInPage } from '../account.ts';
import { expect, test } from '../test.ts';

/** Words for features and prices. A convention must not mention those that it does not have. */
const WORDS = {
  hugo: /\bHugo\b/,
  retro: /Retro/,
  dublin: /Dublin/,
  slack: /Slack/,
  worldcon: /Worldcon/,
  wsfs: /WSFS/,
  euro: /€|\bEUR\b|\beuros?\b/,
  noAward: /No award|Ei palkintoa|Inget pris/,
  siteSelection: /site selection|paikanvalin|platsval/i,
  paper: /progress report|paper publication|tiedotusleht|paperijulkais|informationsblad/i,
  dayPass: /day pass|päivälip|dagsbiljett/i,
  badge: /\bbadge|nimikylt|namnskylt/i,
  barcode: /barcode|viivakood|streckkod/i,
  chat: /\bchat|keskustelukuts|chatt/i,
  packet: /packet|äänestäjäpaket|läspaket/i,
  awards: /\bvote\b|\bvoting\b|nominat|äänest|ehdota|rösta|röstning|nominer/i,
} as const;

type Word = keyof typeof WORDS;

/** A convention of `config/`, with what its pages and mails must contain. */
export interface Convention {
  readonly name: string;
  /** The convention's languages, with the language tags of its pages. */
  readonly languages: Readonly<Record<string, string>>;
  /** The address of a member who exists from the start. */
  readonly member: string;
  readonly pages: readonly string[];
  /** Pages that only other conventions have. */
  readonly absent: readonly string[];
  /** The features that the convention has and may mention. */
  readonly has: readonly Word[];
  /** The price format on the page of new memberships, by language. */
  readonly price: RegExp;
}

/** Returns what a reader of a page sees or hears. */
const readable = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*?(?:aria-label|title|alt|placeholder)="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Returns every text in a response, without property names. */
const getTexts = (answer: unknown): string[] =>
  typeof answer === 'string'
    ? [answer]
    : typeof answer === 'object' && answer !== null
      ? Object.values(answer).flatMap(getTexts)
      : [];

/** Returns the words in a text for features that the convention lacks, with the text around them. */
const findForeignWords = (text: string, has: readonly Word[]): string[] =>
  (Object.keys(WORDS) as Word[])
    .filter((word) => !has.includes(word))
    .flatMap((word) => {
      const found = WORDS[word].exec(text);
      return found
        ? [`${word}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`]
        : [];
    });

/**
 * Checks all pages, responses and mails of a convention in every language: none mentions a word, price, day or feature
 * that it lacks.
 */
export function walk({ languages, pages, absent, has, member, name, price }: Convention): void {
  test('no page and no response mentions a feature that the convention lacks', async ({
    page,
    server,
  }) => {
    const config = (await (await fetch(`${server.url}/api/config`)).json()) as {
      languages: string[];
    };
    expect(config.languages).toEqual(Object.keys(languages));
    const wrong: string[] = [];
    const look = async (path: string, language: string) => {
      const answer = await page.request.get(path, { headers: { 'accept-language': language } });
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      wrong.push(
        ...findForeignWords(readable(html), has).map((word) => `${language} ${path}: ${word}`),
      );
      return html;
    };
    const walkAll = async (paths: readonly string[]) => {
      for (const [language, tag] of Object.entries(languages)) {
        for (const path of paths) {
          const html = await look(path, language);
          expect(html, path).toContain(`<html lang="${tag}"`);
          expect(html, path).toContain(name);
        }
      }
    };
    await walkAll(['/', '/new', '/pay', ...pages]);
    expect(readable(await look('/new', 'en'))).toMatch(price);
    // An unsupported language falls back to English.
    expect(await look('/', 'de')).toContain(`<html lang="${languages.en}"`);
    const lookForAbsent = async () => {
      for (const path of absent) {
        const answer = await page.request.get(path, { maxRedirects: 0 });
        expect(answer.status(), path).toBe(404);
      }
    };
    // Pages that do not exist must not ask visitors to sign in.
    await lookForAbsent();
    await signInPage(page, server, member);
    await lookForAbsent();
    await walkAll(['/', '/new', '/pay', ...pages]);
    for (const path of ['/api/config', '/api/purchase/data', '/api/user']) {
      const texts = getTexts(await (await page.request.get(path)).json()).join('\n');
      wrong.push(...findForeignWords(texts, has).map((word) => `${path}: ${word}`));
    }
    expect(wrong).toEqual([]);
  });

  test('no mail mentions a feature that the convention lacks', async ({ page }) => {
    const wrong: string[] = [];
    for (const language of Object.keys(languages)) {
      const answer = await page.request.get(`/dev/mail/preview?language=${language}`);
      const mails = (await answer.text()).split('<article>').slice(1);
      expect(mails.length).toBeGreaterThan(5);
      for (const mail of mails) {
        const [title = ''] = /<h2>.*?<\/h2>/.exec(mail) ?? [];
        wrong.push(
          ...findForeignWords(readable(mail), has).map((word) => `${language} ${title}: ${word}`),
        );
      }
    }
    expect(wrong).toEqual([]);
  });
}

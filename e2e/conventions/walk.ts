import { signInPage } from '../account.ts';
import { expect, test } from '../test.ts';

/** What a convention may not say unless it has it: a word, a price, a part. */
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

/** A convention of `config/`, as its pages and mails must be. */
export interface Convention {
  readonly name: string;
  /** Its languages, each with the tag that its pages name. */
  readonly languages: Readonly<Record<string, string>>;
  /** The address of somebody who is there from the start. */
  readonly member: string;
  readonly pages: readonly string[];
  /** Pages that there are in others. */
  readonly absent: readonly string[];
  /** What it has, and may say. */
  readonly has: readonly Word[];
  /** How one of its prices is written on the page of new memberships, by language. */
  readonly price: RegExp;
}

/** What a reader of a page sees or hears. */
const readable = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*?(?:aria-label|title|alt|placeholder)="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Every text in an answer, without the names of its fields. */
const textsOf = (answer: unknown): string[] =>
  typeof answer === 'string'
    ? [answer]
    : typeof answer === 'object' && answer !== null
      ? Object.values(answer).flatMap(textsOf)
      : [];

/** The words of a text that the convention does not have, each with what stands around it. */
const strangers = (text: string, has: readonly Word[]): string[] =>
  (Object.keys(WORDS) as Word[])
    .filter((word) => !has.includes(word))
    .flatMap((word) => {
      const found = WORDS[word].exec(text);
      return found
        ? [`${word}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`]
        : [];
    });

/** Walks all pages, answers and mails of a convention in every language: no word, price, day or part that it does not have. */
export function walk({ languages, pages, absent, has, member, name, price }: Convention): void {
  test('says on no page and in no answer what it does not have', async ({ page, server }) => {
    const config = (await (await fetch(`${server.url}/api/config`)).json()) as {
      languages: string[];
    };
    expect(config.languages).toEqual(Object.keys(languages));
    const wrong: string[] = [];
    const look = async (path: string, language: string) => {
      const answer = await page.request.get(path, { headers: { 'accept-language': language } });
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      wrong.push(...strangers(readable(html), has).map((word) => `${language} ${path}: ${word}`));
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
    // A language that it does not have is answered in English.
    expect(await look('/', 'de')).toContain('<html lang="en-IE"');
    const lookForAbsent = async () => {
      for (const path of absent) {
        const answer = await page.request.get(path, { maxRedirects: 0 });
        expect(answer.status(), path).toBe(404);
      }
    };
    // A visitor is not asked to sign in for what is not there.
    await lookForAbsent();
    await signInPage(page, server, member);
    await lookForAbsent();
    await walkAll(['/', '/new', '/pay', ...pages]);
    for (const path of ['/api/config', '/api/purchase/data', '/api/user']) {
      const texts = textsOf(await (await page.request.get(path)).json()).join('\n');
      wrong.push(...strangers(texts, has).map((word) => `${path}: ${word}`));
    }
    expect(wrong).toEqual([]);
  });

  test('says in no mail what it does not have', async ({ page }) => {
    const wrong: string[] = [];
    for (const language of Object.keys(languages)) {
      const answer = await page.request.get(`/dev/mail/preview?language=${language}`);
      const mails = (await answer.text()).split('<article>').slice(1);
      expect(mails.length).toBeGreaterThan(5);
      for (const mail of mails) {
        const [title = ''] = /<h2>.*?<\/h2>/.exec(mail) ?? [];
        wrong.push(
          ...strangers(readable(mail), has).map((word) => `${language} ${title}: ${word}`),
        );
      }
    }
    expect(wrong).toEqual([]);
  });
}

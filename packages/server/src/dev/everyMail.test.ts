import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES, languages } from '../config/languages.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { MailContent } from '../mail/content.ts';
import { createReader } from '../mail/reader.ts';
import { renderMail } from '../mail/render.ts';
import { type MailFacts, type MailKind, templates } from '../mail/templates.ts';
import type { Chat } from '../ports/chat.ts';
import { linksOfHtml, linksOfText, tagFaults, visibleText } from '../testing/mailForms.ts';
import { listPreviews } from './previews.ts';

const config = loadConvention(readConvention('demo'), new Date('2019-07-01T12:00:00Z'));
const chat = config.chat && ({} as Chat);
const wallets = { apple: undefined, google: undefined };
const env = { publicUrl: 'https://members.example.com' };
const mails = listPreviews({ config, chat, wallets, env }, env.publicUrl);
const cases = mails.flatMap((mail) =>
  LANGUAGES.map((language) => [mail.kind, mail.sample, language, mail] as const),
);
/** Mails that need no action. */
const WITHOUT_BUTTON = new Set<MailKind>([
  'old_address',
  'new_payment',
  'receipt',
  'refund_due',
  'payment_update',
  'series_extra',
  'ballot_ruling',
  'data_exported',
  'approval_waits',
  'audit_head',
  'passkeys_reset',
]);
/** Mails whose subject consists of the convention's own words. */
const OWN_SUBJECT = new Set<MailKind>(['new_payment', 'siteselection_token']);

const to = { address: 'reader@example.com' };
const rendered = (content: MailContent, language: Language) =>
  renderMail(config, { from: 'registration', to }, content, language);

const getWords = (text: string) => new Set(text.match(/[\p{L}\p{M}\p{N}@€]+/gu));
/** Returns the words that only one of both forms contains. */
function differences({ subject, text, html }: ReturnType<typeof rendered>) {
  const plain = text.replaceAll(/^https?:\/\/\S+$/gm, '');
  const inText = getWords(`${subject} ${config.name} ${plain}`);
  const inHtml = getWords(visibleText(html));
  const ofText = getWords(plain);
  // HTML contains no numbers of ordered lists: mail programs add them.
  for (const [, number = ''] of plain.matchAll(/^ {2}(\d+)\. /gm)) ofText.delete(number);
  return [
    ...[...ofText].filter((word) => !inHtml.has(word)),
    ...[...inHtml].filter((word) => !inText.has(word)),
  ];
}

describe.each(cases)('%s (%s) in %s', (kind, sample, language, mail) => {
  const content = mail.write(language);
  const { subject, text, html } = rendered(content, language);

  it('contains a subject and text, and no unfilled placeholders', () => {
    for (const form of [subject, text, visibleText(html)]) {
      expect(form).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}$]|Invalid/);
      expect(form.trim()).not.toBe('');
    }
    expect(subject).toContain(content.heading ?? subject);
    expect(text).not.toMatch(/ $|\n{3}/m);
  });

  it('contains at most one button', () => {
    const buttons = content.blocks.filter((block) => block.kind === 'button');
    // Only the former mailbox of a held move has something to answer.
    const canAnswer = kind === 'old_address' && sample === 'held';
    expect(buttons).toHaveLength(WITHOUT_BUTTON.has(kind) && !canAnswer ? 0 : 1);
    if (buttons.length === 0) expect(linksOfText(text)).toEqual([]);
  });

  it('has the same words and links in text and HTML', () => {
    expect(differences({ subject, text, html } as ReturnType<typeof rendered>)).toEqual([]);
    expect(linksOfHtml(html)).toEqual(linksOfText(text));
  });

  it('is valid HTML that loads and runs nothing, with its language, light and dark', () => {
    expect(tagFaults(html)).toEqual([]);
    expect(html).not.toMatch(
      /<(?:img|script|link|iframe|object|form|svg)|\bsrc=|url\(|@import|@font/i,
    );
    expect(html).toContain(`<html lang="${languages[language].tag}" dir="ltr">`);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
  });
});

it.each(LANGUAGES.slice(1))('is translated to %s: no sentence is English', (language) => {
  for (const { kind, sample, write } of mails) {
    const [english, translated] = [write('en'), write(language)];
    if (!OWN_SUBJECT.has(kind) || config.languages.includes(language)) {
      expect([kind, sample, translated.subject]).not.toEqual([kind, sample, english.subject]);
    }
    const sentences = (content: MailContent) =>
      content.blocks.flatMap((block) =>
        block.kind === 'text' || block.kind === 'button'
          ? [block.kind === 'text' ? block.text : block.label]
          : [],
      );
    // Only the readers' own texts and names stay the same.
    const same = sentences(translated).filter((words) => sentences(english).includes(words));
    expect([kind, sample, same]).toEqual([kind, sample, []]);
  }
});

/** Texts that try to break out of a mail. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    'A\r\nBcc: everybody@example.com',
    '"><img src=x onerror=alert(1)>',
    '</td></tr></table>&lt;',
    '\u202Eelpmaxe',
    'x'.repeat(300),
    '<!-- --><![endif]-->',
    '\n\nhttps://evil.example/\n',
  ),
);

it('shows any typed text literally, never as markup', () => {
  const payment = { id: 1, category: 'sponsor', type: 'bench', amount: 1, currency: 'eur' };
  const nulls = { invoice: null, provider_receipt: null, provider_charge_id: null };
  fc.assert(
    fc.property(nasty, nasty, fc.constantFrom(...LANGUAGES), (one, other, language) => {
      const reader = createReader(config, language);
      const facts: MailFacts<'new_payment'> = {
        payment: {
          ...payment,
          ...nulls,
          data: { sponsor: other },
          person_name: one,
          comments: other,
          payment_email: 'a@example.com',
        },
        isGift: false,
        hasWords: true,
      };
      const household: MailFacts<'login'> = {
        reason: 'requested',
        name: one,
        login: 'https://members.example.com/login/x/y',
        personal: [
          { name: other, right: 'vote', award: 'hugo', href: 'https://members.example.com/v' },
        ],
      };
      const nominated: MailFacts<'nominations_copy'> = {
        name: one,
        signature: other,
        pages: ['hugo', 'retro'].map((award) => ({
          award,
          href: `https://members.example.com/${award}`,
          closes: '2019-07-31T23:59:00-07:00',
          isOpen: true,
        })),
        saved: [{ category: 'Novel', nominations: [{ title: one, author: other }] }],
      };
      for (const content of [
        templates.new_payment.write(facts, reader),
        templates.login.write(household, reader),
        templates.nominations_copy.write(nominated, reader),
      ]) {
        const letter = { from: 'registration', to: { ...to, name: one } } as const;
        const mail = renderMail(config, letter, content, language);
        expect(tagFaults(mail.html)).toEqual([]);
        expect(mail.html).not.toMatch(/<(?:script|img)/);
        expect(`${mail.subject}${mail.to.name}`).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
        expect(linksOfHtml(mail.html)).toEqual(linksOfText(mail.text));
        for (const link of linksOfText(mail.text)) expect(link).toMatch(/^https:\/\/members/);
        expect(differences(mail)).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

it('formats amounts, times and time zones in the reader’s language', () => {
  const [receipt, copy] = [
    mails.find(({ kind }) => kind === 'receipt'),
    mails.find(({ kind }) => kind === 'ballot_copy'),
  ];
  const getText = (mail: typeof receipt, language: Language) =>
    mail ? rendered(mail.write(language), language).text.replaceAll('\u00A0', ' ') : '';
  expect(getText(receipt, 'en')).toContain('Total: €290\n');
  expect(getText(receipt, 'fi')).toContain('Yhteensä: 290 €\n');
  expect(getText(receipt, 'en')).toContain('Card: Visa ending 4242');
  expect(getText(receipt, 'en')).toContain('Seller: Dublin 2019 (demonstration), Spencer Dock');
  expect(getText(receipt, 'en')).toContain('Date: 1 July 2019 at 13:00 Ireland Time');
  expect(getText(receipt, 'fi')).toContain(
    'Päivä: 1. heinäkuuta 2019 klo 13.00 (aikavyöhyke: Irlanti)',
  );
  expect(getText(copy, 'en')).toMatch(/change it until \w+ \d+ \w+ 2019 at \d\d:\d\d Pacific Time/);
  expect(getText(copy, 'fi')).toMatch(
    /määräaikaan asti: \S+ \d+\. \S+ 2019 klo \d+\.\d\d \([\w ]*Tyynenmeren aika\)\./,
  );
});

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { standardTheme } from '@conkit/ui/colors';
import { expect, it } from 'vitest';
import { type BallotContent, drawBallot, drawBallotPage } from './ballot.ts';
import { getInks } from './drawing.ts';

const content: BallotContent = {
  convention: 'Dublin 2019',
  title: 'Site selection ballot',
  subtitle: 'Where the 2021 Worldcon is held',
  legalName: 'Aoife Byrne',
  token: 'A1B2-C3D4',
  fields: [
    [{ label: 'Name', value: 'Ελένη 宮部 한강', share: 1 }],
    [
      { label: 'City', value: 'القاهرة', share: 0.5 },
      { label: 'Country', value: 'भारत', share: 0.5 },
    ],
  ],
  instructions: ['Sign the ballot.'],
  choices: ['DC in 2021', '', 'None of the above'],
  questions: 'Questions: siteselection@example.com',
  inks: getInks(standardTheme),
};

/** Records the drawn texts and their right edges. */
function written(draw: (ctx: SKRSContext2D) => void) {
  const ctx = createCanvas(595, 842).getContext('2d');
  const texts: string[] = [];
  const fillText = ctx.fillText.bind(ctx);
  ctx.fillText = (text, x, y) => {
    texts.push(text);
    expect(x).toBeLessThan(595);
    expect(y).toBeLessThan(842);
    fillText(text, x, y);
  };
  draw(ctx);
  return texts;
}

it('contains all texts in every script', () => {
  const texts = written((ctx) => drawBallotPage(ctx, content));
  for (const text of [
    'Dublin 2019',
    content.title,
    content.subtitle,
    content.token,
    'Ελένη 宮部 한강',
    'القاهرة',
    'भारत',
    'DC in 2021',
    'None of the above',
    'Sign the ballot.',
    'Signature',
    'Date',
    content.questions,
  ])
    expect(texts).toContain(text);
});

it("is one A4 page with embedded fonts and the person's name in its metadata", () => {
  const pdf = drawBallot(content).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/MediaBox \[0 0 595 842\]/g)).toHaveLength(1);
  expect(pdf).toContain('Ballot for Aoife Byrne');
  expect(pdf).toContain('+NotoSans-Bold');
  expect(pdf).toMatch(/\+NotoSansArabic/);
});

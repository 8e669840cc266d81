import { expect, it } from 'vitest';
import { nextStep, type PersonsPage } from './nextStep.ts';

const now = new Date('2019-07-01T12:00:00Z');
const soon = '2019-07-02T06:00:00Z';
const later = '2019-08-01T06:59:00Z';
const saved = '2019-06-01T00:00:00Z';

const page = (
  name: string,
  values: { closes?: string; opens?: string; done?: number; saved?: string | null } = {},
): PersonsPage => ({
  personId: 5,
  page: name,
  period: { opens: values.opens ?? '2019-04-02T00:00:00Z', closes: values.closes ?? later },
  progress: { categories: 20, done: values.done ?? 0, saved: values.saved ?? null },
});

const cases = [
  ['nothing', [], [], undefined],
  ['an invoice', [7, 8], [page('vote')], { kind: 'invoice', id: 7 }],
  [
    'what closes within a day, before an invoice',
    [7],
    [page('vote'), page('nominate', { closes: soon })],
    { kind: 'start', personId: 5, page: 'nominate' },
  ],
  [
    'what was begun, before what closes sooner',
    [],
    [page('nominate', { closes: '2019-07-10T00:00:00Z' }), page('vote', { saved, done: 2 })],
    { kind: 'continue', personId: 5, page: 'vote' },
  ],
  [
    'what closes first, of what was not begun',
    [],
    [page('vote'), page('nominate', { closes: '2019-07-10T00:00:00Z' })],
    { kind: 'start', personId: 5, page: 'nominate' },
  ],
  [
    'the first of equals',
    [],
    [page('vote'), page('vote-retro')],
    { kind: 'start', personId: 5, page: 'vote' },
  ],
  [
    'what was begun and emptied again is gone on with',
    [],
    [page('vote', { saved, done: 0 })],
    { kind: 'continue', personId: 5, page: 'vote' },
  ],
  ['never what is finished', [], [page('vote', { saved, done: 20 })], undefined],
  ['never what has closed', [], [page('vote', { closes: '2019-06-30T00:00:00Z' })], undefined],
  ['never what has not opened', [], [page('vote', { opens: soon })], undefined],
] as const;

it('PRG-3: suggests an urgent page, then an invoice, then a begun page, then the nearest deadline', () => {
  for (const [title, invoices, pages, step] of cases) {
    expect(nextStep(invoices, pages, now), title).toEqual(step);
  }
});

import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unauthorized } from '../testing/answers.ts';
import { finalists } from '../testing/ballots.ts';
import { config, person, user } from '../testing/builders.ts';
import { purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

afterEach(() => vi.useRealTimers());

const answers = {
  'GET /config': config(),
  'GET /user': user([person({ id: 5 })]),
  'GET /purchase/data': purchaseData(),
  'GET /hugo/finalists': finalists(),
  'GET /hugo/{id}/votes': {},
};
const finnish = { language: 'fi' } as const;

describe('in Finnish', () => {
  it('the first page speaks it', async () => {
    await renderRoute('/', { ...answers, 'GET /user': unauthorized }, finnish);
    expect(screen.getByRole('heading', { level: 1, name: 'Jäsenportaali' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lähetä kirjautumislinkki' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Sign in');
    expect(document.title).toBe('Testcon 2019: Jäsenyydet');
  });

  it('prices are written the Finnish way', async () => {
    await renderRoute('/', answers, finnish);
    expect(screen.getByText(/^\(210\s€\)$/)).toBeVisible();
  });

  it('the ballot speaks it, its numbers included', async () => {
    vi.useFakeTimers({ now: new Date('2019-07-01T12:00:00Z'), toFake: ['Date'] });
    const page = await renderRoute('/hugo/vote/5', answers, finnish);
    await page.user.type(screen.getByRole('textbox', { name: 'Allekirjoitus' }), 'Aoife{Enter}');
    expect(await screen.findByText('Allekirjoittaja: ”Aoife”')).toBeVisible();
    expect(await screen.findAllByText(/^1 on suosikkisi\./)).not.toHaveLength(0);
  });
});

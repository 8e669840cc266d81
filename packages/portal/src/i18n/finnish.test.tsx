import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unauthorized } from '../testing/answers.ts';
import { finalists } from '../testing/ballots.ts';
import { config, person, user } from '../testing/builders.ts';
import { nominations } from '../testing/nominations.ts';
import { daypassPrices, purchase, purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

afterEach(() => vi.useRealTimers());

const answers = {
  'GET /config': config(),
  'GET /user': user([person({ id: 5 })]),
  'GET /purchase/data': purchaseData(),
  'GET /purchase/daypass-prices': daypassPrices(),
  'GET /purchase/keys': { default: 'pk_sandbox' },
  'GET /hugo/finalists': finalists(),
  'GET /hugo/{id}/votes': {},
};
const finnish = { language: 'fi' } as const;

describe('the portal in Finnish', () => {
  it('translates the home page', async () => {
    await renderRoute('/', { ...answers, 'GET /user': unauthorized }, finnish);
    expect(screen.getByRole('heading', { level: 1, name: 'Testcon 2019: Testi' })).toBeVisible();
    expect(screen.getByText('15.–19. elokuuta 2019')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Jäsenyydet ja hinnat' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lähetä kirjautumislinkki' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Sign in');
    expect(document.title).toBe('Testcon 2019: Jäsenyydet');
  });

  it('formats prices', async () => {
    await renderRoute('/', answers, finnish);
    expect(screen.getByText(/^210\s€$/)).toBeVisible();
  });

  it('translates the ballot, including its numbers', async () => {
    vi.useFakeTimers({ now: new Date('2019-07-01T12:00:00Z'), toFake: ['Date'] });
    const page = await renderRoute('/hugo/vote/5', answers, finnish);
    await page.user.type(screen.getByRole('textbox', { name: 'Allekirjoitus' }), 'Aoife{Enter}');
    expect(await screen.findByText('Allekirjoittaja: ”Aoife”')).toBeVisible();
    expect(await screen.findAllByText(/^1 on suosikkisi\./)).not.toHaveLength(0);
  });

  it('translates the sale of a day pass', async () => {
    const { membershipTypes, ...rest } = config({ enable_daypass: true });
    const daypass_label = { en: 'Adult day pass', fi: 'Aikuisen päivälippu' };
    const Adult = membershipTypes.Adult && { ...membershipTypes.Adult, daypass_label };
    const types = Adult ? { ...membershipTypes, Adult } : membershipTypes;
    const selling = { ...answers, 'GET /config': { ...rest, membershipTypes: types } };
    const page = await renderRoute('/daypass/Adult', selling, finnish);
    expect(screen.getByRole('heading', { level: 1, name: 'Uusi päivälippu' })).toBeVisible();
    expect(screen.getAllByText(/^Aikuisen päivälippu/)[0]).toBeVisible();
    const days = within(screen.getByRole('group', { name: 'Päivät' }));
    await page.user.click(days.getByRole('button', { name: /^keskiviikko 25\s€$/ }));
    expect(screen.getByText(/^Yhteensä:/)).toHaveTextContent(/25\s€/);
  });

  it('translates an upgrade', async () => {
    const member = person({ id: 5, membership: 'YoungAdult' });
    await renderRoute('/upgrade/5', { ...answers, 'GET /user': user([member]) }, finnish);
    expect(screen.getByRole('heading', { level: 1, name: 'Korota jäsenyyttä' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Kenen jäsenyys' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Uusi jäsenyys' })).toBeVisible();
  });

  it('translates nominations, including their positions', async () => {
    vi.useFakeTimers({ now: new Date('2019-02-20T12:00:00Z'), toFake: ['Date'] });
    const saved = { 'GET /hugo/{id}/nominations': [nominations('Novel', [{ title: 'Alpha' }])] };
    const page = await renderRoute('/hugo/nominate/5', { ...answers, ...saved }, finnish);
    const region = await screen.findByRole('region', { name: 'Best Novel' });
    const novel = within(region);
    const line = region.querySelector('details:not([open]) > summary');
    if (line) await page.user.click(line);
    expect(await novel.findByRole('button', { name: 'Poista ehdotus 1' })).toBeVisible();
    expect(screen.getByText('Täytetty 1/2')).toBeVisible();
  });

  it('translates the form of a new member, including paper publications', async () => {
    const page = await renderRoute('/new/Adult', answers, finnish);
    expect(screen.getByLabelText(/^Virallinen nimi \(pakollinen\)/)).toBeVisible();
    await page.user.click(screen.getByRole('checkbox', { name: /^Paperiset tiedotuslehdet/ }));
    expect(screen.getByText(/^Kaikki kolme kenttää tarvitaan kirjekuoreen/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Paper progress|Postal address/);
  });

  it('translates payments, with their dates', async () => {
    const paid = purchase({ created: '2019-05-01T12:00:00Z' });
    const payments = { ...answers, 'GET /purchase/list': [paid] };
    await renderRoute('/pay', payments, finnish);
    expect(screen.getByRole('heading', { level: 1, name: 'Maksut' })).toBeVisible();
    expect(screen.getByText('Maksettu 1. toukokuuta 2019')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Uusi maksu: Sponsorship' })).toBeVisible();
  });
});

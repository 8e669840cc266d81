import { expect, it } from 'vitest';
import { createWords } from '../../i18n/words.ts';
import { config } from '../../testing/builders.ts';
import { daypassPrices, purchaseData } from '../../testing/purchases.ts';
import { createHead } from './head.ts';

const origin = 'https://members.example.com';
const front = { prices: purchaseData(), daypassPrices: daypassPrices() };
const words = await createWords('en');
const facts = { config: config(), words, origin, title: 'Page', front } as const;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const getMeta = (html: string) => {
  const found = parse(html).querySelectorAll('meta');
  return Object.fromEntries(
    [...found].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]),
  );
};
const getEvent = (html: string) => {
  const script = parse(html).querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? 'null') as Record<string, unknown> | null;
};

it('describes the front page to sites that show its link', () => {
  const what = '15–19 August 2019 · Test Hall, Dublin';
  expect(getMeta(createHead(facts))).toEqual({
    description: what,
    'og:type': 'website',
    'og:site_name': 'Testcon 2019',
    'og:title': 'Testcon 2019: A Test',
    'og:description': what,
    'og:locale': 'en_IE',
    'og:image': `${origin}/preview.png?language=en`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `Testcon 2019: ${what}`,
    'og:url': `${origin}/`,
    'twitter:card': 'summary_large_image',
  });
});

it('names neither the address nor prices on other pages, whose addresses can contain keys', () => {
  const html = createHead({ ...facts, front: undefined });
  expect(getMeta(html)).toMatchObject({ 'og:title': 'Page' });
  expect(getMeta(html)).not.toHaveProperty('og:url');
  expect(getEvent(html)).toBeNull();
});

it('has the event with its days, place and offers', () => {
  const event = getEvent(createHead(facts));
  expect(event).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Testcon 2019: A Test',
    startDate: '2019-08-15',
    endDate: '2019-08-19',
    location: { '@type': 'Place', name: 'Test Hall, Dublin' },
    url: 'https://testcon.example.com/',
  });
  expect(event?.['offers']).toContainEqual({
    '@type': 'Offer',
    name: 'Adult',
    price: '210',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: `${origin}/new/Adult`,
  });
  expect(event?.['offers']).toContainEqual(
    expect.objectContaining({ '@type': 'AggregateOffer', name: 'Adult day pass' }),
  );
});

it('counts in the minor unit of the currency', () => {
  const html = createHead({ ...facts, config: config({ currency: 'jpy' }) });
  const offers = getEvent(html)?.['offers'];
  expect(offers).toContainEqual(
    expect.objectContaining({ name: 'Adult', price: '21000', priceCurrency: 'JPY' }),
  );
});

it('leaves out what is not configured', () => {
  const { convention: _, ...small } = config();
  const html = createHead({ ...facts, config: small });
  expect(getMeta(html)).not.toHaveProperty('description');
  expect(getEvent(html)).toBeNull();
  const unplaced = config({
    convention: { firstDay: '2019-08-15', lastDay: '2019-08-19', timeZone: 'Europe/Dublin' },
  });
  const event = getEvent(createHead({ ...facts, config: unplaced }));
  expect(event).not.toHaveProperty('location');
  expect(event).toMatchObject({ name: 'Testcon 2019', url: `${origin}/` });
});

it('escapes what could end its elements', () => {
  const evil = '</script><script>alert("1")</script>';
  const html = createHead({
    ...facts,
    config: config({
      name: evil,
      convention: {
        firstDay: '2019-08-15',
        lastDay: '2019-08-19',
        timeZone: 'Europe/Dublin',
        place: { en: evil },
      },
    }),
  });
  expect(html).not.toContain('<script>alert');
  expect(getMeta(html)['og:site_name']).toBe(evil);
  expect(getEvent(html)).toMatchObject({ location: { name: evil } });
});

it('says what can be bought, and until when a price holds', () => {
  const changes = '2018-12-31T23:00:00.000Z';
  const states = {
    Adult: { state: 'on_sale', changes, next_amount: 23000 },
    Child: { state: 'held' },
  };
  const prices = purchaseData();
  const types = prices['new_member']?.types.map((type) => ({
    ...type,
    sale: states[type.key as keyof typeof states] as typeof type.sale,
  }));
  const data = { ...prices, new_member: { ...prices['new_member'], types } } as typeof prices;
  const event = getEvent(
    createHead({ ...facts, front: { prices: data, daypassPrices: undefined } }),
  );
  expect(event?.['offers']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'Adult',
        availability: 'https://schema.org/InStock',
        priceValidUntil: changes,
      }),
      expect.objectContaining({ name: 'Child', availability: 'https://schema.org/SoldOut' }),
    ]),
  );
});

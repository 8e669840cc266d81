import type { Config } from '@conkit/api-client';
import { toWholeUnits } from '@conkit/rules';
import type { Language } from '../../i18n/language.ts';
import { localized } from '../../i18n/localized.ts';
import type { Words } from '../../i18n/words.ts';
import { listOffers, type FrontData, type FrontOffer } from './frontData.ts';

interface HeadOptions {
  config: Config;
  words: Pick<Words, 'i18n' | 'language' | 'locale'>;
  /** The portal's public address, such as `https://members.example.com`. */
  origin: string;
  /** The page's title. */
  title: string;
  /** The data of the front page; undefined on other pages. */
  front: FrontData | undefined;
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Returns the elements of a visitor's page that sites read for a link's preview, and on the front page the convention
 * as structured data. Only the front page names its address, because addresses of login links contain keys.
 */
export function createHead({ config, words, origin, title, front }: HeadOptions): string {
  const { name } = config;
  const { language, locale } = words;
  const description = describe(config, words);
  const picture = getPicture(origin, language);
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', front ? getTitle(config, language) : title],
    ['og:description', description],
    ['og:locale', locale.replace('-', '_')],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', description ? `${name}: ${description}` : name],
    ...(front ? [['og:url', `${origin}/`] satisfies [string, string]] : []),
  ];
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    content && `<meta ${kind}="${key}" content="${escapeAttribute(content)}">`;
  return [
    meta('name', 'description', description),
    ...properties.map(([key, content]) => meta('property', key, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    front && createEvent(config, words, origin, front),
  ].join('');
}

const getPicture = (origin: string, language: Language) =>
  `${origin}/preview.png?language=${language}`;

const getTitle = ({ convention, name }: Config, language: Language) =>
  convention?.title ? localized(convention.title, language) : name;

/** Returns what the convention is, its days and its place, as far as they are configured. */
function describe({ convention }: Config, { language, locale }: HeadOptions['words']): string {
  if (!convention) return '';
  const { tagline, place, firstDay, lastDay } = convention;
  const days = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatRange(new Date(firstDay), new Date(lastDay));
  const parts = [
    tagline && localized(tagline, language),
    days,
    place && localized(place, language),
  ];
  return parts.filter(Boolean).join(' · ');
}

const AVAILABILITY: Readonly<Record<string, string | undefined>> = {
  on_sale: 'InStock',
  not_yet: 'PreOrder',
  ended: 'Discontinued',
  // A search engine must not send people to places that are being paid for.
  held: 'SoldOut',
  sold_out: 'SoldOut',
};

/** Returns whether something is on sale, from when to when, and until when its price holds, in schema.org's words. */
function toAvailability(sale: FrontOffer['sale']) {
  const { state = 'on_sale', from, until, changes } = sale ?? {};
  const priceValidUntil = changes ?? until;
  return {
    availability: `https://schema.org/${AVAILABILITY[state] ?? 'SoldOut'}`,
    ...(from !== undefined && { availabilityStarts: from }),
    ...(until !== undefined && { availabilityEnds: until }),
    ...(priceValidUntil !== undefined && { priceValidUntil }),
  };
}

/** Returns the convention and what is for sale as a schema.org event, in a script element that contains only data. */
function createEvent(
  config: Config,
  words: HeadOptions['words'],
  origin: string,
  data: FrontData,
): string | undefined {
  const { language } = words;
  const { convention, currency } = config;
  if (!convention) return undefined;
  const { place, address, tagline, website } = convention;
  const priceCurrency = currency.toUpperCase();
  const { groups, daypasses } = listOffers(config, data, words);
  const toPrice = (amount: number) => String(toWholeUnits(amount, priceCurrency));
  const toOffer = ({ label, amount, path, sale }: FrontOffer) => ({
    '@type': 'Offer',
    name: label,
    price: toPrice(amount),
    priceCurrency,
    ...toAvailability(sale),
    url: `${origin}${path}`,
  });
  const toDaypass = ({ label, amount, path, sale }: FrontOffer) => ({
    '@type': 'AggregateOffer',
    name: label,
    lowPrice: toPrice(amount),
    priceCurrency,
    ...toAvailability(sale),
    url: `${origin}${path}`,
  });
  const offers = [
    ...groups.flatMap((group) => group.offers).map(toOffer),
    ...daypasses.map(toDaypass),
  ];
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: getTitle(config, language),
    ...(tagline && { description: localized(tagline, language) }),
    startDate: convention.firstDay,
    endDate: convention.lastDay,
    ...(place && {
      location: {
        '@type': 'Place',
        name: localized(place, language),
        ...(address !== undefined && { address }),
      },
    }),
    url: website ?? `${origin}/`,
    image: getPicture(origin, language),
    ...(offers.length > 0 && { offers }),
  };
  const json = JSON.stringify(event).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

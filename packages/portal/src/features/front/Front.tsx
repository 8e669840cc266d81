import type { Config } from '@conkit/api-client';
import { awardPages, daypassFromAmount, periodPhase, timeLeft } from '@conkit/rules';
import {
  ConKitProvider,
  FrontIntro,
  FrontJoin,
  FrontOffers,
  useMoney,
  type FrontPeriod,
  type FrontWay,
} from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { LoadedContext } from '../../context.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getAwardName, getSaleZone, localized } from '../../i18n/localized.ts';
import { describeSale } from '../../i18n/saleText.ts';
import { useNow } from '../../shell/clock.ts';
import { listOffers, loadFrontData, type FrontData, type FrontOffer } from './frontData.ts';
import { createPart, type FrontParts } from './ServedPart.tsx';

/** Loads the stateless parts of the front page. The browser does this only when it comes from another page. */
export async function loadFront(
  context: LoadedContext,
): Promise<{ parts: FrontParts; data: FrontData }> {
  const { config, words } = context;
  const [data] = await Promise.all([loadFrontData(context), words.load('membership')]);
  const part = (name: keyof FrontParts, children: ReactNode) =>
    createPart(name, <Unhydrated>{children}</Unhydrated>);
  return {
    data,
    parts: {
      intro: part('intro', <Intro config={config} />),
      join: part('join', <Join config={config} data={data} />),
      offers: part('offers', <Offers config={config} data={data} />),
    },
  };
}

/** Keeps formatted texts out of the page's state, because the browser doesn't render these parts. */
function Unhydrated({ children }: { children: ReactNode }) {
  const [written] = useState(() => new Map<string, string>());
  return <ConKitProvider written={written}>{children}</ConKitProvider>;
}

/** How often to update the time left, in milliseconds. */
const PACE_MS = 30_000;

function Intro({ config }: { config: Config }) {
  const language = useLanguage();
  const { convention, hugo } = config;
  const { title, tagline, place } = convention ?? {};
  const now = useNow(PACE_MS);
  const periods = awardPages(hugo.awards).flatMap(({ page, right, award, period }) => {
    const phase = periodPhase(period, now);
    const facts = hugo.awards[award];
    if (phase === 'closed' || !facts) return [];
    return {
      right,
      award: getAwardName(facts, language),
      year: facts.year,
      href: `/${hugo.path}/${page}`,
      phase,
      instant: phase === 'open' ? period.closes : (period.opens ?? period.closes),
      remaining: phase === 'open' ? timeLeft(period, now) : undefined,
    } satisfies FrontPeriod;
  });
  return (
    <FrontIntro
      title={title ? localized(title, language) : config.name}
      tagline={tagline && localized(tagline, language)}
      firstDay={convention?.firstDay}
      lastDay={convention?.lastDay}
      place={place && localized(place, language)}
      website={convention?.website}
      periods={periods.toSorted((a, b) => Date.parse(a.instant) - Date.parse(b.instant))}
      timeZone={config.deadlineTimeZone}
      picture={config.ground === 'bridge' ? <Bridge /> : undefined}
    />
  );
}

interface OffersProps {
  config: Config;
  data: FrontData;
}

/** Returns a function that formats a price. */
function usePrice() {
  const { t } = useLingui();
  const { formatMoney } = useMoney();
  return (amount: number) => (amount > 0 ? formatMoney(amount) : t`free`);
}

function Join({ config, data }: OffersProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const formatPrice = usePrice();
  const { groups, daypasses } = listOffers(config, data, { i18n, language });
  const toWay = (key: string, label: string, offers: readonly FrontOffer[]): FrontWay => {
    const amounts = offers.map(({ amount }) => amount);
    const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
    return {
      key,
      label,
      price: formatPrice(lowest),
      highest: highest > lowest ? formatPrice(highest) : undefined,
    };
  };
  // The price of a child's membership isn't what adults pay to join.
  const { child } = config.membershipGroups;
  const forAdults = groups.flatMap(({ offers }) =>
    offers.filter(({ key }) => !child.includes(key)).map(({ amount }) => amount),
  );
  return (
    <FrontJoin
      href="/new"
      from={forAdults.length > 0 ? formatPrice(Math.min(...forAdults)) : undefined}
      ways={[
        ...groups.map(({ key, title, offers }) => toWay(key, title, offers)),
        ...(daypasses.length > 0
          ? [{ ...toWay('daypass', t`Day passes`, daypasses), isFrom: true }]
          : []),
      ]}
    />
  );
}

function Offers({ config, data }: OffersProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const formatPrice = usePrice();
  const { groups, daypasses } = listOffers(config, data, { i18n, language });
  const timeZone = getSaleZone(config);
  const toOffer = ({ key, label, description, amount, path, sale }: FrontOffer) => {
    const next = sale?.next_amount;
    const nextPrice = next === undefined ? undefined : formatPrice(next);
    const text = describeSale(sale, { i18n, timeZone, nextPrice });
    return { ...text, key, label, hint: description, price: formatPrice(amount), href: path };
  };
  const toDaypass = (offer: FrontOffer) => {
    const { key, sale } = offer;
    const next = sale?.next_days && daypassFromAmount({ [key]: sale.next_days }, key);
    const nextPrice = next ? t`from ${formatPrice(next)}/day` : undefined;
    const text = describeSale(sale, { i18n, timeZone, nextPrice });
    return { ...toOffer(offer), ...text, price: t`from ${formatPrice(offer.amount)}/day` };
  };
  const all = [
    ...groups.map(({ key, title, offers }) => {
      return { key, title, offers: offers.map(toOffer) };
    }),
    ...(daypasses.length > 0
      ? [{ key: 'daypass', title: t`Day passes`, offers: daypasses.map(toDaypass) }]
      : []),
  ];
  return all.length > 0 && <FrontOffers groups={all} />;
}

/** The cables of Dublin's harp-shaped bridge. */
const Bridge = () => (
  <svg viewBox="0 0 400 232" width="100%" fill="none" aria-hidden="true">
    <path
      stroke="currentColor"
      strokeOpacity={0.6}
      d="M314 129L296 190M312 122L284 190M310 116L272 189M307 109L259 189M304 103L247 189M301 96L235 188M298 90L223 188M294 84L211 188M290 78L199 188M285 73L186 188M281 67L174 188M276 62L162 188M270 56L150 189M265 51L138 189M259 46L125 189M253 41L113 190M246 37L101 190M240 33L89 191M233 28L77 192M225 24L65 192M218 21L52 193M210 17L40 194M201 14L28 194"
    />
    <path
      stroke="currentColor"
      strokeWidth={1.5}
      d="M201 14L388 194M222 23L382 194M241 33L376 194"
    />
    <path fill="#d7eefa" d="M312 197C326 120 286 46 194 11l2-2C294 38 342 116 325 197z" />
    <path stroke="#d7eefa" strokeWidth={5} strokeLinecap="round" d="M4 197Q200 181 396 197" />
    <path
      stroke="#6abd45"
      strokeWidth={2}
      strokeLinecap="round"
      d="M24 212h132M180 212h40M244 212h128M72 222h84M212 222h108"
    />
  </svg>
);

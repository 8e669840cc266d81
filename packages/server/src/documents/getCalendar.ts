import { calendarFile, closingTime, type CalendarEntry } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import { etagOf } from '../contract/etag.ts';
import type { Operation } from '../operation.ts';

const WORDS = {
  en: { nominations: 'nominations close', voting: 'voting closes' },
  fi: { nominations: 'ehdokkaiden asettaminen päättyy', voting: 'äänestys päättyy' },
} as const;

const HOUR_MS = 60 * 60_000;

/** The convention's dates, to be put into a calendar. */
export const getCalendar: Operation<'getCalendar'> = ({ config, clock }, { query }) => {
  const { name, event, id } = config;
  const now = clock.now();
  const entries = entriesOf(config, WORDS[query.lang ?? 'en'], now);
  const body = Buffer.from(calendarFile({ name, entries }, now));
  const file = `${event.name}${event.year}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return Promise.resolve({
    body,
    type: 'text/calendar',
    headers: {
      'content-disposition': `inline; filename="${file || id}.ics"`,
      'cache-control': 'no-cache',
      etag: etagOf(body),
    },
  });
};

function entriesOf(
  { id, name, dates }: Convention,
  words: (typeof WORDS)[keyof typeof WORDS],
  now: Date,
): CalendarEntry[] {
  const uid = (what: string) => `${what}@${id}.conkit`;
  const { first_day: firstDay, last_day: lastDay } = dates.convention;
  const deadlines = (['nominations', 'voting'] as const).flatMap((what) => {
    const until = closingTime(dates[what]);
    const from = new Date(until.getTime() - HOUR_MS);
    // Its last hour; what is over is no date to come.
    return until > now ? [{ uid: uid(what), summary: `${name}: ${words[what]}`, from, until }] : [];
  });
  return [...deadlines, { uid: uid('convention'), summary: name, firstDay, lastDay }];
}

import { calendarFile, closingTime, type CalendarEntry } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import { etagOf } from '../contract/etag.ts';
import { invalid } from '../errors.ts';
import type { CalendarWords } from '../mail/words/calendar.ts';
import { mailWords } from '../mail/words/words.ts';
import type { Operation } from '../operation.ts';

const HOUR_MS = 60 * 60_000;

/** The convention's dates, to be put into a calendar. */
export const getCalendar: Operation<'getCalendar'> = async ({ config, clock }, { query }) => {
  const { lang = 'en' } = query;
  const language = config.languages.find((spoken) => spoken === lang);
  if (language === undefined) {
    const message = `lang must be one of ${config.languages.join(', ')}`;
    throw invalid({ pointer: '/query/lang', message });
  }
  const { name, event, id } = config;
  const now = clock.now();
  const entries = entriesOf(config, mailWords[language].calendar, now);
  const body = Buffer.from(calendarFile({ name, entries }, now));
  const file = `${event.name}${event.year}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    body,
    type: 'text/calendar',
    headers: {
      'content-disposition': `inline; filename="${file || id}.ics"`,
      'cache-control': 'no-cache',
      etag: etagOf(body),
    },
  };
};

function entriesOf(
  { id, name, dates }: Convention,
  words: CalendarWords,
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

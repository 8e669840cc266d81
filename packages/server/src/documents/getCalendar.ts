import {
  awardPages,
  calendarFile,
  closingTime,
  type AwardPage,
  type CalendarEntry,
} from '@conkit/rules';
import type { Language } from '../config/languages.ts';
import type { AwardFacts, Convention } from '../config/types.ts';
import { createEtag } from '../contract/answer.ts';
import { invalid } from '../errors.ts';
import { getMessages } from '../locales/messages.ts';
import type { Operation } from '../operation.ts';
import { getFileName } from './file.ts';

/** Returns the convention's dates as a calendar file. */
export const getCalendar: Operation<'getCalendar'> = async ({ config, clock, env }, { query }) => {
  const { lang = 'en' } = query;
  const language = config.languages.find((spoken) => spoken === lang);
  if (language === undefined) {
    const message = `lang must be one of ${config.languages.join(', ')}`;
    throw invalid({ pointer: '/query/lang', message });
  }
  const { name, event, id } = config;
  const now = clock.now();
  const entries = listEntries(config, language, { now, publicUrl: env.publicUrl });
  const body = Buffer.from(calendarFile({ name, entries }, now));
  const file = getFileName(event);
  return {
    body,
    type: 'text/calendar',
    headers: {
      'content-disposition': `inline; filename="${file || id}.ics"`,
      'cache-control': 'no-cache',
      etag: createEtag(body),
    },
  };
};

/** Parts of the events' UIDs, which stay the same when the file is saved again, and the keys of their messages. */
const UIDS = { nominate: 'nominations', vote: 'voting' } as const;

function listEntries(
  config: Convention,
  language: Language,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): CalendarEntry[] {
  const { id, name, dates, awards, award_pages } = config;
  const uid = (what: string) => `${what}@${id}.conkit`;
  const { first_day: firstDay, last_day: lastDay } = dates.convention;
  const pages = awardPages(awards);
  const deadlines = pages.flatMap(({ page, award, right, period }, at) => {
    const same = pages.filter((other) => other.right === right && isSame(other.period, period));
    // Skip past deadlines, and merge the same deadline of several awards.
    if (closingTime(period) <= now || same[0] !== pages[at]) return [];
    const isOfAll = pages.every((other) => other.right !== right || same.includes(other));
    const what = isOfAll ? UIDS[right] : `${UIDS[right]}-${award}`;
    const whose = same.map((other) => getAwardName(awards[other.award], language));
    const message = getMessages(config, language).calendar[UIDS[right]];
    const summary = [name, ...(isOfAll ? [] : [whose.join(', ')]), message].join(': ');
    // The minute that pages and mails name, which is the last one.
    const deadline = new Date(period.closes);
    return [
      {
        uid: uid(what),
        summary,
        deadline,
        url: new URL(`/${award_pages.path}/${page}`, publicUrl).href,
      },
    ];
  });
  return [...deadlines, { uid: uid('convention'), summary: name, firstDay, lastDay }];
}

const isSame = (one: AwardPage['period'], other: AwardPage['period']): boolean =>
  closingTime(one).getTime() === closingTime(other).getTime();

const getAwardName = (award: AwardFacts | undefined, language: Language): string =>
  award?.name[language] ?? award?.name.en ?? '';

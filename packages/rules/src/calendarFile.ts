/** A calendar entry: whole days, the last one included, or a deadline with a page. */
export type CalendarEntry = {
  /** A stable id, so that importing the file twice does not add the entry twice. */
  readonly uid: string;
  readonly summary: string;
} & (
  | { readonly firstDay: string; readonly lastDay: string }
  | { readonly deadline: Date; readonly url: string }
);

/** The content of a calendar file. */
export interface CalendarContent {
  /** The name of the calendar. */
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
}

/** The longest line of a calendar file, in octets without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const DAY_MS = 24 * 60 * 60 * 1000;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|[\r\n]/g, '\\n');

/** Formats a time as in `20190815T065900Z`. */
const instant = (time: Date): string =>
  time.toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** Formats a day as in `20190815`, moved by `later` days. */
const formatDay = (day: string, later = 0): string =>
  new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

const countOctets = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Folds a long line: continuation lines start with a space, and no character is split (RFC 5545, 3.1). */
const folded = (line: string): string => {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
};

/** Without an end, an event ends when it starts (RFC 5545, 3.6.1). */
const formatTimes = (entry: CalendarEntry): readonly string[] =>
  'firstDay' in entry
    ? [
        `DTSTART;VALUE=DATE:${formatDay(entry.firstDay)}`,
        // DTEND is exclusive.
        `DTEND;VALUE=DATE:${formatDay(entry.lastDay, 1)}`,
      ]
    : [
        `DTSTART:${instant(entry.deadline)}`,
        `URL:${entry.url}`,
        // Some calendars don't show the URL.
        `DESCRIPTION:${escaped(entry.url)}`,
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-P1D',
        `DESCRIPTION:${escaped(entry.summary)}`,
        'END:VALARM',
      ];

/**
 * Formats dates as an iCalendar file (RFC 5545): whole days include the last one; a deadline is an instant with its page
 * and an alarm a day before; no entry marks the calendar's owner as busy (CAL-10).
 *
 * @param now the time of creation
 */
export const calendarFile = ({ name, entries }: CalendarContent, now: Date): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ConKit//ConKit//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escaped(entry.uid)}`,
      `DTSTAMP:${instant(now)}`,
      `SUMMARY:${escaped(entry.summary)}`,
      'TRANSP:TRANSPARENT',
      ...formatTimes(entry),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};

/** Something that a calendar is to have: whole days, both included, or the time up to an instant. */
export type CalendarEntry = {
  /** The same for the same thing, so that a calendar takes it in once however often it is given. */
  readonly uid: string;
  readonly summary: string;
} & (
  | { readonly firstDay: string; readonly lastDay: string }
  | { readonly from: Date; readonly until: Date }
);

/** What a calendar file has in it. */
export interface CalendarContent {
  /** What the calendar is called. */
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
}

/** The longest line of a calendar file, in octets without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const DAY_MS = 24 * 60 * 60 * 1000;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|[\r\n]/g, '\\n');

/** 20190815T065900Z */
const instant = (time: Date): string =>
  time.toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** 20190815; so many days later. */
const dayOf = (day: string, later = 0): string =>
  new Date(Date.parse(day) + later * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A line that is too long goes on in the next one, which begins with a space; no character is cut. */
const folded = (line: string): string => {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
};

const timesOf = (entry: CalendarEntry): readonly string[] =>
  'firstDay' in entry
    ? [
        `DTSTART;VALUE=DATE:${dayOf(entry.firstDay)}`,
        // The day after the last one: the end is not part of it.
        `DTEND;VALUE=DATE:${dayOf(entry.lastDay, 1)}`,
      ]
    : [`DTSTART:${instant(entry.from)}`, `DTEND:${instant(entry.until)}`];

/**
 * Dates for somebody's own calendar, as a file that calendars read (RFC 5545): whole days end with their last
 * one, everything else is told as instants, and nothing makes anybody busy (CAL-10).
 *
 * @param now when it is made
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
      ...timesOf(entry),
      `SUMMARY:${escaped(entry.summary)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};

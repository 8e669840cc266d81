import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendarFile.ts';

const now = new Date('2018-11-22T12:00:00Z');
const file = (entry: CalendarEntry) => calendarFile({ name: 'Dublin 2019', entries: [entry] }, now);
const days = (summary: string) =>
  file({ uid: 'con@dublin', summary, firstDay: '2019-08-15', lastDay: '2019-08-19' });

describe('a calendar file', () => {
  it('CAL-10: includes the last of several days, even across the end of a month', () => {
    expect(days('Dublin 2019').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ConKit//ConKit//EN',
      'X-WR-CALNAME:Dublin 2019',
      'BEGIN:VEVENT',
      'UID:con@dublin',
      'DTSTAMP:20181122T120000Z',
      'SUMMARY:Dublin 2019',
      'TRANSP:TRANSPARENT',
      'DTSTART;VALUE=DATE:20190815',
      'DTEND;VALUE=DATE:20190820',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    const over = file({ uid: 'x', summary: 'x', firstDay: '2019-12-30', lastDay: '2019-12-31' });
    expect(over).toContain('DTEND;VALUE=DATE:20200101');
  });

  it('CAL-10: writes a deadline as an instant with its page and an alarm a day before', () => {
    const deadline = new Date('2019-03-15T23:59:00-07:00');
    const url = 'https://example.com/hugo/nominate';
    const text = file({ uid: 'n', summary: 'Nominations close; hurry', deadline, url });
    expect(text.split('\r\n').slice(5, -2)).toEqual([
      'UID:n',
      'DTSTAMP:20181122T120000Z',
      'SUMMARY:Nominations close\\; hurry',
      'TRANSP:TRANSPARENT',
      'DTSTART:20190316T065900Z',
      `URL:${url}`,
      `DESCRIPTION:${url}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      'DESCRIPTION:Nominations close\\; hurry',
      'END:VALARM',
      'END:VEVENT',
    ]);
  });

  it('CAL-10: escapes special characters', () => {
    expect(days('A, B; C \\ D\nE')).toContain('SUMMARY:A\\, B\\; C \\\\ D\\nE\r\n');
  });

  it('CAL-10: folds lines at 75 octets without losing text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
        const text = days(summary);
        for (const line of text.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const unfolded = text.replaceAll('\r\n ', '');
        const escaped = summary.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);
        expect(unfolded).toContain(`SUMMARY:${escaped.replaceAll(/\r\n|[\r\n]/g, '\\n')}\r\n`);
      }),
    );
  });
});

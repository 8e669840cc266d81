import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fi } from '../../words/fi.ts';
import { deadlineFi } from './Deadline.messages.fi.ts';
import type { DeadlineProps } from './Deadline.tsx';

const deadline = (props: Partial<DeadlineProps> = {}) => (
  <p>
    Voting closes{' '}
    <Deadline instant="2019-07-31T23:59:00-07:00" zone="America/Los_Angeles" {...props} />
  </p>
);
/** Where English writes the day first, and 24 hours. */
const inIreland = (node: ReactNode) => <ConKitProvider locale="en-IE">{node}</ConKitProvider>;
const left = { value: 119, unit: 'day' } as const;
/** What is seen, or heard, without the rest. */
const textWithout = (hidden: string, container: Element) => {
  container.querySelectorAll(hidden).forEach((part) => part.remove());
  return container.textContent?.replaceAll(/\s+/g, ' ');
};

type Words = typeof import('../../words/ConKitProvider.tsx');
let Deadline: (typeof import('./Deadline.tsx'))['Deadline'];
let ConKitProvider: Words['ConKitProvider'];

// The reader's browser is asked for its zone once: here by modules that nobody else has asked with.
beforeAll(async () => {
  vi.resetModules();
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Europe/Helsinki',
  });
  ({ ConKitProvider } = await import('../../words/ConKitProvider.tsx'));
  ({ Deadline } = await import('./Deadline.tsx'));
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('a deadline', () => {
  it('is the time left, a line in the reader’s own zone, and one in that of the rules', () => {
    const { container } = render(inIreland(deadline({ left })));
    expect(container.querySelector('time')).toHaveAttribute(
      'datetime',
      '2019-07-31T23:59:00-07:00',
    );
    expect(textWithout('time > :last-child', container)).toBe(
      'Voting closes in 119 daysThu 1 August, 09:59 (Helsinki)Wednesday 31 July 2019 at 23:59 Pacific Time',
    );
  });

  it('is heard without brackets', () => {
    const { container } = render(inIreland(deadline()));
    expect(textWithout('[aria-hidden]', container)).toMatch(/1 August, 09:59 Helsinki time/);
  });

  it('stands in the zone of the rules until the browser has told its own', () => {
    const html = renderToString(inIreland(deadline({ left })));
    expect(html).not.toContain('Helsinki');
    document.body.innerHTML = html;
    expect(textWithout('time > :last-child', document.body)).toBe(
      'Voting closes in 119 daysWed 31 July, 23:59 (Pacific Time)Wednesday 31 July 2019 at 23:59 Pacific Time',
    );
  });

  it('is written the Finnish way', () => {
    const { container } = render(
      <ConKitProvider locale="fi-FI" messages={fi}>
        {deadline({ left })}
      </ConKitProvider>,
    );
    expect(textWithout('time > :last-child', container)).toMatch(
      /^Voting closes 119 päivän päästäto 1\. elokuuta klo 9\.59 \(Helsinki\)/,
    );
    expect(container).toHaveTextContent(
      /keskiviikkona 31\. heinäkuuta 2019 klo 23\.59 .*Tyynenmeren aikaa$/,
    );
  });

  it.each(['maanantai', 'keskiviikko', 'sunnuntai', 'maanantaina'])(
    'is on a day in Finnish, where the browser says %s',
    (weekday) => {
      expect(deadlineFi.official(`${weekday} 22. maaliskuuta`, '1.05', 'Tyynenmeren aika')).toBe(
        `${weekday.replace(/na$/, '')}na 22. maaliskuuta klo 1.05 Tyynenmeren aikaa`,
      );
    },
  );
});

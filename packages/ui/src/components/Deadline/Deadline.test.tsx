import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fi } from '../../locales/fi.gen.ts';
import type { DeadlineProps } from './Deadline.tsx';

const deadline = (props: Partial<DeadlineProps> = {}) => (
  <p>
    Voting closes{' '}
    <Deadline instant="2019-07-31T23:59:00-07:00" timeZone="America/Los_Angeles" {...props} />
  </p>
);
/** A locale with the day first and a 24-hour clock. */
const inIreland = (node: ReactNode) => <ConKitProvider locale="en-IE">{node}</ConKitProvider>;
const remaining = { value: 119, unit: 'day' } as const;
/** Returns the text without the parts that match `hidden`: what is visible, or what is read out. */
const textWithout = (hidden: string, container: Element) => {
  container.querySelectorAll(hidden).forEach((part) => part.remove());
  return container.textContent?.replaceAll(/\s+/g, ' ');
};

type Words = typeof import('../../words/provider.tsx');
let Deadline: (typeof import('./Deadline.tsx'))['Deadline'];
let toFinnishDay: (typeof import('./Deadline.tsx'))['toFinnishDay'];
let ConKitProvider: Words['ConKitProvider'];

// The module caches the browser's zone, so load a fresh copy after mocking it.
beforeAll(async () => {
  vi.resetModules();
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Europe/Helsinki',
  });
  ({ ConKitProvider } = await import('../../words/provider.tsx'));
  ({ Deadline, toFinnishDay } = await import('./Deadline.tsx'));
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe('a deadline', () => {
  it('shows the time left, the reader’s time zone, and the rules’ time zone', () => {
    const { container } = render(inIreland(deadline({ remaining })));
    expect(container.querySelector('time')).toHaveAttribute(
      'datetime',
      '2019-07-31T23:59:00-07:00',
    );
    expect(textWithout('time > :last-child', container)).toBe(
      'Voting closes in 119 daysThu 1 August, 09:59 (Helsinki)Wednesday 31 July 2019 at 23:59 Pacific Time',
    );
  });

  it('is read out without brackets', () => {
    const { container } = render(inIreland(deadline()));
    expect(textWithout('[aria-hidden]', container)).toMatch(/1 August, 09:59 Helsinki time/);
  });

  it('shows the rules’ time zone until the browser’s zone is known', () => {
    const html = renderToString(inIreland(deadline({ remaining })));
    expect(html).not.toContain('Helsinki');
    document.body.innerHTML = html;
    expect(textWithout('time > :last-child', document.body)).toBe(
      'Voting closes in 119 daysWed 31 July, 23:59 (Pacific Time)Wednesday 31 July 2019 at 23:59 Pacific Time',
    );
  });

  it('formats dates in Finnish', () => {
    const { container } = render(
      <ConKitProvider locale="fi-FI" messages={fi}>
        {deadline({ remaining })}
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
    'uses the essive in Finnish when the browser formats %s',
    (weekday) => {
      expect(toFinnishDay(`${weekday} 22. maaliskuuta`)).toBe(
        `${weekday.replace(/na$/, '')}na 22. maaliskuuta`,
      );
    },
  );
});

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fi } from '../../locales/fi.gen.ts';
import { ConKitProvider } from '../../words/provider.tsx';
import { FrontIntro, type FrontIntroProps } from './FrontIntro.tsx';
import { FrontJoin } from './FrontJoin.tsx';
import { FrontPage } from './FrontPage.tsx';

const period = {
  right: 'vote',
  award: { name: 'Hugo Awards', forms: { about: 'Hugo-palkinnoista' } },
  year: 2019,
  href: '/hugo/vote',
  phase: 'open',
  instant: '2019-07-31T23:59:00-07:00',
  remaining: { value: 1, unit: 'day' },
} as const;

const intro = (props: Partial<FrontIntroProps> = {}, locale = 'en-IE') => (
  <ConKitProvider locale={locale} {...(locale === 'fi-FI' && { messages: fi })}>
    <FrontIntro
      title="Dublin 2019"
      firstDay="2019-08-15"
      lastDay="2019-08-19"
      place="Dublin"
      website="https://www.example.com/about"
      periods={[period]}
      timeZone="America/Los_Angeles"
      {...props}
    />
  </ConKitProvider>
);

it('names the days, the place and the site', () => {
  render(intro());
  expect(screen.getByRole('heading', { level: 1, name: 'Dublin 2019' })).toBeVisible();
  expect(screen.getByText('15–19 August 2019')).toBeVisible();
  expect(screen.getByText('Dublin')).toBeVisible();
  const site = screen.getByRole('link', { name: 'example.com' });
  expect(site).toHaveAttribute('href', 'https://www.example.com/about');
});

it('names a single day once', () => {
  render(intro({ lastDay: '2019-08-15' }));
  expect(screen.getByText('15 August 2019')).toBeVisible();
});

it('shows until when something is open in the zone of the rules, and the time left', () => {
  render(intro());
  expect(screen.getByRole('heading', { level: 2, name: 'Open now or soon' })).toBeVisible();
  const link = screen.getByRole('link', { name: /^Vote for the 2019 Hugo Awards/ });
  expect(link).toHaveAttribute('href', '/hugo/vote');
  expect(link).toHaveTextContent(/until Wed.* 31 July.* 23:59, Pacific Time 1 day left$/);
});

it('shows when something opens, without a link until then', () => {
  const later = { ...period, phase: 'before', remaining: undefined } as const;
  render(intro({ periods: [later] }));
  expect(screen.queryByRole('link', { name: /^Vote/ })).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /opens Wed.* 31 July.* 23:59, Pacific Time$/,
  );
});

it('leaves out what the convention has not decided', () => {
  const nothing = { firstDay: undefined, place: undefined, website: undefined, periods: [] };
  const { container } = render(intro(nothing));
  expect(container).toHaveTextContent(/^Dublin 2019$/);
});

it('inflects in Finnish', () => {
  render(intro({}, 'fi-FI'));
  expect(screen.getByRole('link', { name: /^Äänestä vuoden 2019/ })).toHaveTextContent(
    /^Äänestä vuoden 2019 Hugo-palkinnoista ke 31\. heinäkuuta klo 23\.59 asti .* 1 päivä jäljellä$/,
  );
});

it('shows a price, a range, and the lowest of several', () => {
  render(
    <FrontJoin
      href="/new"
      from="€40"
      ways={[
        { key: 'a', label: 'Attending', price: '€130', highest: '€210' },
        { key: 'b', label: 'Supporting', price: '€40' },
        { key: 'c', label: 'Day passes', price: '€10', isFrom: true },
      ]}
    />,
  );
  const card = within(screen.getByRole('region', { name: 'Join' }));
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '€130 to €210',
    '€40',
    'from €10',
  ]);
  expect(card.getByRole('link', { name: 'Join from €40' })).toHaveAttribute('href', '/new');
});

it('leads to the sign-in by its id', () => {
  render(
    <FrontPage intro="Intro" join="Join" signInId="signin">
      <input aria-label="Email" />
    </FrontPage>,
  );
  expect(document.getElementById('signin')).toContainElement(screen.getByRole('textbox'));
});

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NominateLanding, type NominateLandingProps } from './NominateLanding.tsx';

const hugo = {
  key: 'hugo',
  label: 'Hugo nominations',
  eligibilityYear: 2018,
  categoryCount: 20,
  href: '/hugo/nominate/5',
};
const retro = {
  key: 'retro',
  label: 'Retro Hugo nominations',
  eligibilityYear: 1943,
  categoryCount: 18,
  href: '/hugo/nominate-retro/5',
};

const show = (changes: Partial<NominateLandingProps> = {}) =>
  render(
    <NominateLanding
      title="Hugo and Retro Hugo Nominations"
      name="Aoife Byrne"
      phase="open"
      opensAt="2019-01-01T00:00:00-08:00"
      closesAt="2019-03-15T23:59:00-07:00"
      timeZone="America/Los_Angeles"
      readOnlyReason={undefined}
      awards={[hugo, retro]}
      membershipsHref="/new"
      homeHref="/home"
      {...changes}
    />,
  );

it('links to the nominations of each award, and shows what each is about', () => {
  show();
  const card = within(screen.getByRole('region', { name: 'Aoife Byrne' }));
  const links = card.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([hugo.href, retro.href]);
  expect(links[0]).toHaveTextContent(/2018/);
  expect(links[0]).toHaveTextContent(/20/);
  expect(links[1]).toHaveTextContent(/1943/);
});

it('has one link where the convention has one award', () => {
  show({ awards: [hugo] });
  const card = within(screen.getByRole('region', { name: 'Aoife Byrne' }));
  expect(card.getAllByRole('link')).toHaveLength(1);
});

it.each([
  ['before', /1 January 2019/],
  ['open', /15 March 2019/],
] as const)('shows the next date in the phase "%s"', (phase, date) => {
  show({ phase });
  expect(screen.getByText(date)).toBeVisible();
});

it('shows why nothing can be changed and a link back, but no passed deadline', () => {
  show({ phase: 'closed', readOnlyReason: { kind: 'closed', announcement: undefined } });
  expect(screen.queryByText(/March 2019/)).toBeNull();
  expect(screen.getByText(/Nominations have closed/)).toBeVisible();
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/home');
});

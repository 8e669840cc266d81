import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attending, changing, children, daypasses, groups } from '../../testing/offers.ts';
import { OfferCategories } from './OfferCategories.tsx';
import { Offers } from './Offers.tsx';

const upgrade = { href: '/upgrade/5', kind: 'both' } as const;
const list = (name: string) => within(screen.getByRole('list', { name }));
const rows = (name: string) =>
  list(name)
    .getAllByRole('link')
    .map((row) => row.getAttribute('href'));

it('lists every new membership in order, with its price', () => {
  render(<Offers membershipGroups={[attending, children]} upgrade={upgrade} />);
  expect(rows('New Membership')).toEqual([
    '/new/YoungAdult',
    '/new/Adult',
    '/new/Child',
    '/new/Infant',
  ]);
  expect(list('New Membership').getByRole('link', { name: /^Adult/ })).toHaveTextContent('€210');
});

it('says until when a price holds, and offers nothing that cannot be bought', () => {
  render(<Offers membershipGroups={[changing]} upgrade={upgrade} />);
  const offers = list('New Membership');
  expect(offers.getByRole('link')).toHaveAccessibleDescription('Until 31 December 2031, then €230');
  const soldOut = offers.getByRole('button', { name: /^Young adult/ });
  expect(soldOut).toBeDisabled();
  expect(soldOut).toHaveAccessibleDescription('Sold out');
});

it('shows day passes only when they are on sale', () => {
  const { rerender } = render(<Offers membershipGroups={[]} upgrade={upgrade} />);
  expect(screen.queryByRole('region', { name: 'Day pass' })).not.toBeInTheDocument();
  rerender(<Offers membershipGroups={[]} upgrade={upgrade} daypasses={daypasses} />);
  expect(rows('Day pass')).toEqual(['/daypass/Adult', '/daypass/Child']);
});

it('shows why upgrading is not possible yet, and still links a visitor to it', () => {
  const { rerender } = render(
    <Offers
      membershipGroups={[]}
      upgrade={{ href: '/upgrade', kind: 'both', unavailableReason: 'signedOut' }}
    />,
  );
  const link = list('Upgrade').getByRole('link');
  expect(link).toHaveAttribute('href', '/upgrade');
  expect(link).toHaveAccessibleDescription(/You sign in first/);
  rerender(
    <Offers
      membershipGroups={[]}
      upgrade={{ href: '/upgrade', kind: 'both', unavailableReason: 'noPeople' }}
    />,
  );
  const button = list('Upgrade').getByRole('button');
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/no membership to upgrade yet/);
});

it('shows upgrades only when there are some, and what they can add', () => {
  const { rerender } = render(<Offers membershipGroups={[]} />);
  expect(screen.queryByRole('region', { name: 'Upgrade' })).not.toBeInTheDocument();
  const row = (kind: 'membership' | 'paperPubs' | 'both') => {
    rerender(<Offers membershipGroups={[]} upgrade={{ href: '/upgrade', kind }} />);
    return list('Upgrade').getByRole('link').textContent?.replaceAll(/\s+/g, ' ').trim();
  };
  expect(row('both')).toBe('Upgrade membership and/or add paper progress reports');
  expect(row('membership')).toBe('Upgrade membership');
  expect(row('paperPubs')).toBe('Add paper progress reports');
});

it("shows the convention's text for each group with offers, and leaves out empty groups", () => {
  const [attend, child, support] = groups;
  const shown = [attend, child && { ...child, offers: [] }, support].filter((one) => !!one);
  render(<OfferCategories groups={shown} upgrade={upgrade} />);
  const titles = screen.getAllByRole('region').map((card) => within(card).getByRole('heading'));
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'New attending membership',
    'Upgrade',
    'Supporting',
  ]);
  expect(screen.getByRole('region', { name: 'Supporting' })).toHaveTextContent(/cannot come/);
});

it("shows the convention's groups alone when there is nothing else, with or without a text", () => {
  render(
    <OfferCategories groups={[{ key: 'all', title: 'Join the weekend', offers: attending }]} />,
  );
  const card = screen.getByRole('region');
  expect(within(card).getByRole('heading')).toHaveTextContent('Join the weekend');
  expect(within(card).queryByRole('paragraph')).not.toBeInTheDocument();
});

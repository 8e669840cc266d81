import { HUGO_ACTIONS } from '@conkit/rules';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aoife, oisin, onAccount, votingTime } from '../../testing/people.ts';
import { ConKitProvider } from '../../words/ConKitProvider.tsx';
import { memberHomeFi } from './MemberHome.messages.fi.tsx';
import { MemberHome } from './MemberHome.tsx';
import type { MemberHomeProps } from './MemberHomeProps.ts';

const awards: ReadonlySet<string> = new Set(HUGO_ACTIONS);

const Home = (props: Partial<MemberHomeProps>) => (
  <MemberHome
    people={onAccount([aoife])}
    awardYears={{ nominate: 2019, vote: 2019, 'nominate-retro': 1944, 'vote-retro': 1944 }}
    hrefOf={(action, id) => (awards.has(action) ? `/${action}/${id}` : undefined)}
    onAction={vi.fn()}
    newMembershipHref="/join"
    offers={<p>Offers</p>}
    {...props}
  />
);
const card = (name: string) => within(screen.getByRole('region', { name }));

it('leads to the awards that are open, and to read what is closed', () => {
  render(<Home />);
  const links = card('Aoife Ní Bhriain')
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(links).toEqual([
    ['See my ballot: nominations for the 2019 Hugo Awards', '/nominate/5'],
    ['See my ballot: nominations for the 1944 Retro Hugo Awards', '/nominate-retro/5'],
    ['Vote for the 2019 Hugo Awards', '/vote/5'],
    ['Vote for the 1944 Retro Hugo Awards', '/vote-retro/5'],
  ]);
});

it('tells what is to be done on the page itself, and for whom', async () => {
  const onAction = vi.fn();
  render(<Home people={onAccount([aoife, oisin])} onAction={onAction} />);
  const press = (name: string, action: string) =>
    userEvent.click(card(name).getByRole('button', { name: action }));
  await press('Aoife Ní Bhriain', 'Edit personal information');
  await press('Oisín Ní Bhriain', 'Registration barcode');
  expect(onAction.mock.calls).toEqual([
    ['edit', 5],
    ['barcode', 6],
  ]);
});

it('says in the language around it why something is missing, with the names and days of the place', () => {
  const people = onAccount(
    [aoife, { ...aoife, id: 8, name: 'Grace Hopper' }],
    new Date('2019-03-20T12:00:00Z'),
  );
  const inVoting = onAccount([aoife, { ...aoife, id: 8, name: 'Grace Hopper' }], votingTime);
  const { rerender } = render(<Home people={people} />);
  const reasons = () =>
    card('Aoife Ní Bhriain')
      .getAllByRole('definition', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(reasons()).toContain('It begins on 2 April 2019.');
  rerender(<Home people={inVoting} />);
  expect(reasons()).toContainEqual(expect.stringMatching(/^Grace on this account can do it too/));
  rerender(
    <ConKitProvider locale="fi-FI" messages={{ MemberHome: memberHomeFi }}>
      <Home people={people} />
    </ConKitProvider>,
  );
  expect(reasons()).toContainEqual(expect.stringMatching(/^Alkaa 2\. huhtikuuta 2019/));
});

it('offers a membership to an account without anybody', () => {
  render(<Home people={[]} />);
  expect(screen.getByRole('link', { name: 'Buy one' })).toHaveAttribute('href', '/join');
});

it('has a receipt first, what waits to be paid above the people, and the offers after them', () => {
  render(<Home first={<p>Receipt</p>} invoices={<p>Invoice</p>} />);
  const order = document.body.textContent ?? '';
  expect(order).toMatch(/Memberships.*Receipt.*Invoice.*Aoife.*Offers/s);
});

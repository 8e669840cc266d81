import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FindPerson, type FindPersonProps } from './FindPerson.tsx';
import type { FoundPerson } from './usePersonActions.ts';

const aoife: FoundPerson = {
  id: 5,
  legalName: 'Aoife Byrne',
  preferredName: 'Aoife',
  email: 'aoife@example.com',
  subtitle: { kind: 'member', membership: 'Adult', number: 214 },
};

const Find = (props: Partial<FindPersonProps>) => (
  <FindPerson
    value="byrne"
    onChange={vi.fn()}
    onSubmit={vi.fn()}
    state={{ kind: 'idle' }}
    getHref={(id) => `/desk/${id}`}
    {...props}
  />
);
const field = () => screen.getByRole('searchbox', { name: 'Name, email address or number' });

it('searches on Enter and on the button, skips an empty query, and does not search twice at once', async () => {
  const onFind = vi.fn();
  const { rerender } = render(<Find onSubmit={onFind} />);
  await userEvent.type(field(), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(onFind).toHaveBeenCalledTimes(2);

  rerender(<Find onSubmit={onFind} value="  " />);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(field()).toHaveFocus();
  rerender(<Find onSubmit={onFind} state={{ kind: 'searching' }} />);
  await userEvent.type(field(), '{Enter}');
  expect(onFind).toHaveBeenCalledTimes(2);
});

it('tells people apart, links to their records, and shows how many there are', () => {
  const people = [aoife, { ...aoife, id: 6, email: null, preferredName: 'Aoife Byrne' }];
  render(<Find state={{ kind: 'found', query: 'byrne', people, hasMore: true }} />);
  expect(screen.getByRole('status')).toHaveTextContent('2 people. There are others, too.');
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('href', '/desk/5');
  expect(first).toHaveTextContent('Aoife Byrne (Aoife) Adult member #214 · aoife@example.com');
  expect(second).toHaveTextContent('Aoife Byrne Adult member #214 · no email address');
});

it('shows why a person matched under another name or number', () => {
  const people: FoundPerson[] = [
    { ...aoife, match: 'id' },
    { ...aoife, id: 6, match: 'similar' },
  ];
  render(<Find autoFocus state={{ kind: 'found', query: '5', people, hasMore: false }} />);
  expect(field()).toHaveFocus();
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('record 5 · Adult member #214');
  expect(second).toHaveTextContent('similar name · Adult member #214');
});

it('shows no links to operators who may only look people up', () => {
  const state = { kind: 'found', query: 'byrne', people: [aoife], hasMore: false } as const;
  render(<Find state={state} getHref={undefined} />);
  expect(screen.getByText('Aoife Byrne (Aoife)')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows that there is no match, and that a search failed', () => {
  const { rerender } = render(
    <Find state={{ kind: 'found', query: 'byrne', people: [], hasMore: false }} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('No results for “byrne”.');
  rerender(<Find state={{ kind: 'failed', errorMessage: 'No connection.' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('No connection.');
});

it('shows how many searches are left, and when the next one is possible', () => {
  const state = { kind: 'found', query: 'byrne', people: [aoife], hasMore: false } as const;
  const { rerender } = render(<Find state={state} />);
  expect(screen.queryByText(/searches left/i)).toBeNull();
  rerender(<Find state={{ ...state, allowance: { remaining: 42, retryAfterSeconds: 30 } }} />);
  expect(screen.getByText(/Searches left: 42. After that, one every 30 seconds/)).toBeVisible();
});

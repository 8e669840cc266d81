import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fi } from '../../words/fi.ts';
import { ConKitProvider } from '../../words/ConKitProvider.tsx';
import { alpha, award, beta, changedIn, savedIn } from '../../testing/nominations.ts';
import { AwardNominations, type AwardNominationsProps } from './AwardNominations.tsx';

function show(changes: Partial<AwardNominationsProps> = {}) {
  const events = {
    onChange: vi.fn(),
    onSave: vi.fn(),
    onResolve: vi.fn(),
    onCloseFailure: vi.fn(),
    onMail: vi.fn(),
    onDownload: vi.fn(),
  };
  const element = (more: Partial<AwardNominationsProps> = {}) => (
    <AwardNominations
      categories={award(changedIn([alpha]))}
      max={5}
      isReadOnly={false}
      gate="open"
      isKept
      failure={null}
      signInHref="/?next=here"
      mail={{ isPending: false }}
      {...events}
      {...changes}
      {...more}
    />
  );
  const view = render(element());
  return {
    ...events,
    again: (more: Partial<AwardNominationsProps>) => view.rerender(element(more)),
  };
}
const card = (title: string) => within(screen.getByRole('region', { name: title }));
const button = (name: string) => screen.getByRole('button', { name });

it('of many categories the first have their fields at once, the others when there is time', async () => {
  const categories = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
    savedIn([{ title }], { key: title, title }),
  );
  show({ categories });
  expect(screen.getByDisplayValue('Three')).toBeVisible();
  expect(screen.queryByDisplayValue('Four')).toBeNull();
  await waitFor(() => expect(screen.queryByDisplayValue('Five')).not.toBeNull());
});

it('the index says which categories are filled in and which are not saved', () => {
  show();
  const index = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(index.getByText('2 of 3 filled in')).toBeVisible();
  expect(index.getByRole('link', { name: 'Best Novel not saved yet' })).toHaveAttribute(
    'href',
    '#category-Novel',
  );
  expect(index.getByRole('link', { name: 'Best Fanzine filled in' })).toBeVisible();
});

it('tells what is written with its category', async () => {
  const { onChange } = show();
  const [field] = card('Best Novella').getAllByRole('textbox', { name: 'Title Nomination 1' });
  await userEvent.type(field as HTMLElement, 'X');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Novella', [{ title: 'X' }]);
});

it('saves one category or all, and not what has not changed or waits for a choice', async () => {
  const { onSave, again } = show();
  expect(button('Save Best Fanzine')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Save Best Novel'));
  expect(onSave).toHaveBeenLastCalledWith(['Novel']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Save all' })[0] as HTMLElement);
  expect(onSave).toHaveBeenLastCalledWith(['Novel', 'Novella', 'Fanzine']);
  again({ categories: award(changedIn([alpha], { saved: [beta], isConflict: true })) });
  expect(button('Save Best Novel')).toHaveAttribute('aria-disabled', 'true');
  for (const all of screen.getAllByRole('button', { name: 'Save all' })) {
    expect(all).toHaveAttribute('aria-disabled', 'true');
  }
});

it('shows both versions of a category that was changed in two places, and both can be kept', async () => {
  const { onResolve } = show({
    categories: award(changedIn([alpha], { saved: [beta], isConflict: true })),
  });
  const mine = within(screen.getByRole('list', { name: 'On this screen' }));
  expect(mine.getByText('A Made-Up Novel')).toBeVisible();
  await userEvent.click(button('Keep both'));
  expect(onResolve).toHaveBeenCalledExactlyOnceWith('Novel', 'both');
  // The button will go; the focus is on what it was about.
  expect(document.activeElement).toHaveAttribute('id', 'category-Novel');
});

it('words what may be looked at again', () => {
  show({
    categories: award(
      changedIn([alpha], {
        hints: [{ kind: 'length', row: 0, value: 22_000, unit: 'words', category: 'Novella' }],
      }),
    ),
  });
  expect(screen.getByText('A work of 22,000 words belongs in Best Novella.')).toBeVisible();
});

it('says what went wrong until it is closed, and then has the focus on what it was about', async () => {
  const { onCloseFailure, again } = show({ failure: { category: 'Novel', reason: 'conflict' } });
  expect(screen.getByRole('link', { name: 'Compare and choose' })).toHaveAttribute(
    'href',
    '#category-Novel',
  );
  await userEvent.click(button('Close the message'));
  expect(onCloseFailure).toHaveBeenCalledExactlyOnceWith('Novel');
  again({ failure: null });
  expect(document.activeElement).toHaveAttribute('id', 'category-Novel');
});

it('that can only be read shows what is saved, and what never was', () => {
  show({
    isReadOnly: true,
    gate: 'closed',
    categories: award(changedIn([alpha, beta], { saved: [beta] })),
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  const never = within(screen.getByRole('list', { name: 'Best Novel, not saved' }));
  expect(never.getByText('A Made-Up Novel')).toBeVisible();
  expect(screen.getByText(/closed before your last changes were saved/)).toBeVisible();
});

it('offers no copy where there is nothing to have a copy of', () => {
  show({ isReadOnly: true, categories: [savedIn([])] });
  expect(screen.queryByRole('region', { name: 'Your copy' })).toBeNull();
});

it.each([
  [true, 'sign in again', null],
  [false, 'sign in again in another tab', '_blank'],
])('leads who was signed out back, kept on this device: %s', (isKept, name, target) => {
  show({ gate: 'signedOut', isKept });
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '/?next=here');
  expect(link.getAttribute('target')).toBe(target);
});

it('speaks the language of its provider', () => {
  render(
    <ConKitProvider locale="fi-FI" messages={fi}>
      <AwardNominations
        categories={[savedIn([alpha])]}
        max={5}
        isReadOnly
        gate="open"
        isKept
        failure={null}
        signInHref="/"
        mail={{ isPending: false }}
        onChange={vi.fn()}
        onSave={vi.fn()}
        onResolve={vi.fn()}
        onCloseFailure={vi.fn()}
        onMail={vi.fn()}
        onDownload={vi.fn()}
      />
    </ConKitProvider>,
  );
  expect(screen.getByText('Täytetty 1/1')).toBeVisible();
});

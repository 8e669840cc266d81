import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fi } from '../../locales/fi.gen.ts';
import { ConKitProvider } from '../../words/provider.tsx';
import { alpha, award, beta, changedIn, nominated, savedIn } from '../../testing/nominations.ts';
import { AwardNominations, type AwardNominationsProps } from './AwardNominations.tsx';
import type { NominatedCategory } from './nominations.ts';

function show(changes: Partial<AwardNominationsProps> = {}) {
  const events = {
    onChange: vi.fn(),
    onSave: vi.fn(),
    onResolveConflict: vi.fn(),
    onDownload: vi.fn(),
  };
  const element = (more: Partial<AwardNominationsProps> = {}) => (
    <AwardNominations
      categories={award(changedIn([alpha]))}
      max={5}
      isReadOnly={false}
      isSigned
      isStoredLocally
      mail={{ isPending: false, onSend: vi.fn() }}
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

const fold = (key: string) => document.querySelector(`#category-${key} details`);
const isOpen = (key: string) => fold(key)?.hasAttribute('open');
/** Folds or unfolds a category, and waits until the block has handled the `toggle` event. */
async function press(key: string) {
  const wasOpen = isOpen(key);
  act(() => fold(key)?.querySelector('summary')?.click());
  await waitFor(() => expect(isOpen(key)).toBe(!wasOpen));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}
const many = ['One', 'Two', 'Three', 'Four'].map((title) => nominated({ key: title, title }));
const [one, two, three, four] = many as [
  NominatedCategory,
  NominatedCategory,
  NominatedCategory,
  NominatedCategory,
];

describe('the list of categories', () => {
  it.each([
    ['the first unsaved one', [one, changedIn([alpha], { key: 'Two', title: 'Two' })], 'Two'],
    ['else the first empty one', [savedIn([alpha], { key: 'One' }), two, three], 'Two'],
    ['else none', [savedIn([alpha], { key: 'One' }), savedIn([beta], { key: 'Two' })], ''],
  ])('folds all categories except the one in work: %s', (_, categories, key) => {
    show({ categories });
    const opened = categories.filter((category) => isOpen(category.key));
    expect(opened.map((category) => category.key)).toEqual(key ? [key] : []);
  });

  it('shows the titles of folded categories, or that there are none', () => {
    show({ categories: [one, ...award(savedIn([{ author: 'N. Obody' }, alpha]))] });
    const line = (key: string) => fold(key)?.querySelector('summary');
    // A nomination without a title is named by its other fields.
    expect(line('Novel')).toHaveTextContent('N. Obody · A Made-Up Novel');
    expect(line('Novella')).toHaveTextContent('Best NovellaNothing yet');
    expect(line('Fanzine')).toHaveTextContent('filled inBest FanzineA Made-Up Fanzine');
  });

  it('shows what is unsaved in folded categories', async () => {
    show();
    await press('Novel');
    expect(fold('Novel')?.querySelector('summary')).toHaveTextContent(
      'not saved yetBest NovelNot saved yet: A Made-Up Novel',
    );
  });

  it('opens and focuses the next category, and folds the previous one', async () => {
    show({ categories: [one, two] });
    await userEvent.click(button('Next: Two'));
    expect(isOpen('One')).toBe(false);
    expect(isOpen('Two')).toBe(true);
    expect(fold('Two')?.querySelector('summary')).toHaveFocus();
    expect(card('Two').queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  it('keeps edits, pasted text and lines that did not fit while a category is folded', async () => {
    const { onChange } = show({ categories: [one, two] });
    const field = card('One').getByRole('textbox', { name: 'Title Nomination 1' });
    await userEvent.type(field, 'X');
    await press('One');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('One', [{ title: 'X' }]));
    await press('One');
    expect(field).toBeInTheDocument();
  });

  it('lets find-in-page find works in unopened categories, and opens them by an index link', async () => {
    show({ categories: [one, savedIn([alpha], { key: 'Two', title: 'Two' })] });
    expect(fold('Two')).toHaveTextContent('N. Obody');
    const index = within(screen.getByRole('navigation', { name: 'Categories' }));
    await userEvent.click(index.getByRole('link', { name: /^Two/ }));
    expect(isOpen('Two')).toBe(true);
    expect(card('Two').getByDisplayValue('N. Obody')).toBeVisible();
  });

  it('opens categories with a conflict or refusal, and lets them be folded again', async () => {
    const { again } = show({ categories: many });
    expect(isOpen('Three')).toBe(false);
    const named = { key: 'Three', title: 'Three' };
    const asked = changedIn([alpha], { ...named, savedRows: [beta], hasConflict: true });
    again({ categories: [one, two, asked, four] });
    expect(isOpen('Three')).toBe(true);
    const refused = { title: 'Four', refusal: { kind: 'tooMany' } } as const;
    again({ categories: [one, two, asked, changedIn([alpha], { key: 'Four', ...refused })] });
    expect(isOpen('Four')).toBe(true);
    await press('Four');
    expect(isOpen('Four')).toBe(false);
  });

  it('opens a category whose stored draft arrives after the saved data', () => {
    const { again } = show({ categories: many });
    again({ categories: [one, two, changedIn([alpha], { key: 'Three', title: 'Three' }), four] });
    expect(isOpen('Three')).toBe(true);
  });
});

it('marks filled and unsaved categories in the index', () => {
  show();
  const index = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(index.getByText('2 of 3 filled in')).toBeVisible();
  expect(index.getByRole('link', { name: 'Best Novel not saved yet' })).toHaveAttribute(
    'href',
    '#category-Novel',
  );
  expect(index.getByRole('link', { name: 'Best Fanzine filled in' })).toBeVisible();
});

it('calls `onChange` with the category and its rows', async () => {
  const { onChange } = show();
  await press('Novella');
  const [field] = card('Best Novella').getAllByRole('textbox', { name: 'Title Nomination 1' });
  await userEvent.type(field as HTMLElement, 'X');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Novella', [{ title: 'X' }]);
});

it('saves now, unless each change waits for its answer or for the nominator', async () => {
  const { onSave, again } = show();
  const buttons = () => screen.getAllByRole('button', { name: 'Save now' });
  await userEvent.click(buttons()[0] as HTMLElement);
  expect(onSave).toHaveBeenCalledOnce();
  const [field] = card('Best Novel').getAllByRole('textbox');
  again({ categories: award(changedIn([alpha], { status: 'saving' })) });
  // A save in the background doesn't lock the fields.
  expect(field).not.toHaveAttribute('readonly');
  await userEvent.click(buttons()[0] as HTMLElement);
  for (const waiting of [
    savedIn([alpha]),
    changedIn([alpha], { savedRows: [beta], hasConflict: true }),
    changedIn([alpha], { refusal: { kind: 'tooMany' } }),
  ]) {
    again({ categories: award(waiting) });
    for (const each of buttons()) expect(each).toHaveAttribute('aria-disabled', 'true');
  }
  expect(onSave).toHaveBeenCalledOnce();
});

it('explains that nothing is saved without a signature, and leads to it', async () => {
  const { onSave, again } = show({ isSigned: false });
  expect(screen.getByText(/^Sign once, .* kept on this device only\.$/)).toBeVisible();
  await userEvent.click(button('Sign now'));
  expect(onSave).toHaveBeenCalledOnce();
  again({ isSigned: false, isStoredLocally: false });
  expect(screen.getByText(/^Sign once, .* can’t keep your nominations/)).toBeVisible();
  again({ isSigned: true });
  expect(screen.queryByRole('button', { name: 'Sign now' })).toBeNull();
});

it('names the field that the server refused', () => {
  const refusal = { kind: 'field', row: 1, field: 'author' } as const;
  const { again } = show({ categories: award(changedIn([beta, alpha], { refusal })) });
  expect(card('Best Novel').getByRole('alert')).toHaveTextContent('“Author” of nomination 2');
  again({ categories: award(changedIn([alpha], { refusal: { kind: 'tooMany' } })) });
  expect(card('Best Novel').getByRole('alert')).toHaveTextContent('more than 5 nominations');
});

it('shows both versions of a conflict, and can keep both', async () => {
  const { onResolveConflict } = show({
    categories: award(changedIn([alpha], { savedRows: [beta], hasConflict: true })),
  });
  const mine = within(screen.getByRole('list', { name: 'On this screen' }));
  expect(mine.getByText('A Made-Up Novel')).toBeVisible();
  await userEvent.click(button('Keep both'));
  expect(onResolveConflict).toHaveBeenCalledExactlyOnceWith('Novel', 'both');
  // The button disappears, so the focus moves to its category.
  expect(document.activeElement).toHaveAttribute('id', 'category-Novel');
});

it('shows the hints in words', () => {
  show({
    categories: award(
      changedIn([alpha], {
        hints: [{ kind: 'length', row: 0, value: 22_000, unit: 'words', category: 'Novella' }],
      }),
    ),
  });
  expect(screen.getByText('A work of 22,000 words belongs in Best Novella.')).toBeVisible();
});

it('explains a failure, and keeps the focus when the retry makes it disappear', async () => {
  const problem = { kind: 'failed', errorMessage: 'The server has a problem.' } as const;
  const { onSave, again } = show({ problem });
  expect(screen.getByText(/not saved yet.* kept on this device. The server has a/)).toBeVisible();
  await userEvent.click(button('Try again'));
  expect(onSave).toHaveBeenCalledOnce();
  again({});
  expect(document.activeElement).toContainElement(
    screen.getByRole('region', { name: 'Best Novel' }),
  );
  expect(document.activeElement).not.toBe(document.body);
});

it('shows saved and unsaved nominations when it is read-only', () => {
  show({
    isReadOnly: true,
    problem: { kind: 'tooLate' },
    categories: award(changedIn([alpha, beta], { savedRows: [beta] })),
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  const never = within(screen.getByRole('list', { name: 'Best Novel, not saved' }));
  expect(never.getByText('A Made-Up Novel')).toBeVisible();
  expect(screen.getByText(/closed before your last changes were saved/)).toBeVisible();
});

it('has no buttons for a copy that the page does not offer', () => {
  const { again } = show({ mail: undefined });
  expect(screen.getByRole('button', { name: /Download/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Email/ })).toBeNull();
  again({ mail: undefined, onDownload: undefined, isReadOnly: true });
  expect(screen.queryByRole('region', { name: 'Your copy' })).toBeNull();
});

it('offers no copy when there is nothing to copy', () => {
  show({ isReadOnly: true, categories: [savedIn([])] });
  expect(screen.queryByRole('region', { name: 'Your copy' })).toBeNull();
});

it.each([
  [true, 'sign in again', null],
  [false, 'sign in again in another tab', '_blank'],
])('links to signing in again, with drafts kept on this device: %s', (isKept, name, target) => {
  const problem = { kind: 'signedOut', signInHref: '/?next=here' } as const;
  show({ problem, isStoredLocally: isKept });
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '/?next=here');
  expect(link.getAttribute('target')).toBe(target);
});

it('uses the language of its provider', () => {
  render(
    <ConKitProvider locale="fi-FI" messages={fi}>
      <AwardNominations
        categories={[savedIn([alpha])]}
        max={5}
        isReadOnly
        isSigned
        isStoredLocally
        onChange={vi.fn()}
        onSave={vi.fn()}
        onResolveConflict={vi.fn()}
        onDownload={vi.fn()}
      />
    </ConKitProvider>,
  );
  expect(screen.getByText('Täytetty 1/1')).toBeVisible();
});

import type { Reading } from '@conkit/rules';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { partlyRead, readingCategories } from '../../testing/reading.ts';
import { ReadingList, type ReadingAccount, type ReadingListProps } from './ReadingList.tsx';

const account = (change: Partial<ReadingAccount> = {}): ReadingAccount => ({
  isKept: false,
  isPending: false,
  deletedOn: '18 November 2019',
  status: 'saved',
  onKeptChange: vi.fn(),
  onRetry: vi.fn(),
  ...change,
});

/** Shows a list that keeps its entries. */
function show(props: Partial<ReadingListProps> = {}) {
  const onChange = vi.fn();
  const Kept = () => {
    const [reading, setReading] = useState<Reading>(props.reading ?? partlyRead);
    return (
      <ReadingList
        title="Reading list"
        categories={readingCategories}
        {...props}
        reading={reading}
        onChange={(id, entry) => {
          onChange(id, entry);
          setReading({ ...reading, [id]: entry });
        }}
      />
    );
  };
  render(<Kept />);
  return { onChange };
}

const finalist = (title: string) => within(screen.getByRole('group', { name: title }));
const listTitles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .map(({ firstChild }) => firstChild?.textContent ?? '');
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

it('shows the progress of each category and of all, without replaced finalists', () => {
  show();
  expect(screen.getByText('2 of 13 read')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Best Novel 2 of 6 read' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Best Fanzine 0 of 4 read' })).toBeVisible();
});

it('changes a status by arrow keys, and updates the progress', async () => {
  const { onChange } = show();
  const title = /^Space Opera/;
  const group = within(screen.getByRole('group', { name: title }));
  group.getByRole('radio', { name: 'Not read' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(4, { status: 'reading', note: '' });
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(4, { status: 'read', note: '' });
  expect(screen.getByText('3 of 13 read')).toBeVisible();
});

it('adds a note, with the focus in its field, and keeps the status', async () => {
  const { onChange } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Add a note on Revenant Gun' }));
  const field = finalist('Revenant Gun by Yoon Ha Lee (Solaris)').getByLabelText('Private note');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Hi');
  expect(onChange).toHaveBeenLastCalledWith(3, { status: 'reading', note: 'Hi' });
  await userEvent.clear(field);
  expect(onChange).toHaveBeenLastCalledWith(3, { status: 'reading', note: '' });
});

it('filters by status, opens the categories, and moves nothing while a status changes', async () => {
  show();
  await choose('Show', 'Read');
  expect(listTitles()).toEqual(['The Calculating Stars', 'Spinning Silver']);
  await userEvent.click(
    within(screen.getByRole('group', { name: /^Spinning Silver/ })).getByRole('radio', {
      name: 'Reading',
    }),
  );
  expect(listTitles()).toEqual(['The Calculating Stars', 'Spinning Silver']);
  await choose('Show', 'Reading');
  expect(listTitles()).toEqual(['Revenant Gun', 'Spinning Silver']);
});

it('says when nothing has a status', async () => {
  show({ reading: {} });
  await choose('Show', 'Read');
  expect(screen.getByText('Nothing has this status.')).toBeVisible();
});

it('sorts by title and by status', async () => {
  show({ categories: readingCategories.slice(0, 1) });
  await choose('Sort by', 'Status, reading first');
  expect(listTitles()[0]).toBe('Revenant Gun');
  expect(listTitles().slice(-2)).toEqual(['The Calculating Stars', 'Spinning Silver']);
  await choose('Sort by', 'Title');
  expect(listTitles()[0]).toBe('Record of a Spaceborn Few');
});

it('offers to rank what is read, in ballot order', async () => {
  const onRank = vi.fn();
  show({ onRank });
  await userEvent.click(
    screen.getByRole('button', { name: 'Rank what I have read in Best Novel' }),
  );
  expect(onRank).toHaveBeenCalledExactlyOnceWith('Novel', [1, 5]);
  expect(screen.queryByRole('button', { name: /in Best Fanzine/ })).toBeNull();
});

it('downloads every finalist with its status and note', async () => {
  const onDownload = vi.fn<(json: string) => void>();
  show({ onDownload });
  await userEvent.click(screen.getByRole('button', { name: 'Download as data (JSON)' }));
  const [novel] = JSON.parse(onDownload.mock.calls[0]?.[0] ?? '') as { finalists: object[] }[];
  expect(novel?.finalists).toHaveLength(6);
  expect(novel?.finalists[4]).toMatchObject({ id: 5, ...partlyRead[5] });
});

it('opens folded categories for printing, and folds them afterwards', () => {
  show();
  const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);
  expect(open()).toEqual([true, false, false]);
  fireEvent(window, new Event('beforeprint'));
  expect(open()).toEqual([true, true, true]);
  fireEvent(window, new Event('afterprint'));
  expect(open()).toEqual([true, false, false]);
});

describe('where the list is kept', () => {
  const checkbox = () => screen.getByRole('checkbox', { name: /^Keep my reading list/ });

  it('is the device, until the member chooses the account', async () => {
    const given = account();
    show({ account: given });
    expect(checkbox()).not.toBeChecked();
    expect(checkbox()).toHaveAccessibleDescription(/deleted .* on 18 November 2019/);
    await userEvent.click(checkbox());
    expect(given.onKeptChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('shows the save status and why a choice failed', async () => {
    const given = account({ isKept: true, status: 'notSaved', errorMessage: 'No connection.' });
    show({ account: given });
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(given.onRetry).toHaveBeenCalledOnce();
  });

  it('cannot be chosen twice at once', () => {
    show({ account: account({ isPending: true }) });
    expect(checkbox()).toBeDisabled();
  });

  it('marks a note that the account would not keep', () => {
    const reading = { 1: { status: 'read', note: 'x'.repeat(2001) } } as const;
    show({ reading, account: account({ isKept: true }) });
    expect(screen.getByLabelText('Private note')).toBeInvalid();
    expect(screen.getByText(/notes of up to 2,?000 characters/)).toBeVisible();
  });

  it('warns when the browser stores nothing', () => {
    show({ isStoredLocally: false });
    expect(screen.getByText(/lost when you close the page/)).toBeVisible();
  });
});

import type { Nomination } from '@conkit/rules';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NominationGrid, type NominationGridProps } from './NominationGrid.tsx';

const fields = [
  { key: 'title', label: 'Title' },
  { key: 'author', label: 'Author' },
];
const A = { title: 'Alpha', author: 'Ann' };
const B = { title: 'Beta', author: 'Ben' };

type Options = Partial<NominationGridProps>;
const NONE: readonly Nomination[] = [];
const Page = ({ value = NONE, onChange, ...props }: Options) => {
  const [rows, setRows] = useState(value);
  return (
    <NominationGrid
      aria-label="Best Novel"
      fields={fields}
      savedValue={[]}
      max={3}
      {...props}
      value={rows}
      onChange={(next) => {
        setRows(next);
        onChange?.(next);
      }}
    />
  );
};
const show = (options: Options = {}) => {
  const onChange = vi.fn();
  const view = render(<Page {...options} onChange={onChange} />);
  return { ...view, rows: () => onChange.mock.lastCall?.[0] as unknown, onChange };
};
const cell = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** Wait for the grid: it checks the cursor after the browser's default action. */
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
};
/** Waits until the changes so far have been painted and reported. */
const painted = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.type(field, text);
  await painted();
};
/** Changes the text without waiting for a paint. */
const typeNow = (name: string, value: string) => fireEvent.input(cell(name), { target: { value } });
const goTo = (name: string, at: number) => {
  const field = cell(name);
  act(() => field.focus());
  field.setSelectionRange(at, at);
};

describe('typing', () => {
  it('shows text immediately and reports it after paint', async () => {
    const { onChange } = show();
    fireEvent.change(cell('Title Nomination 1'), { target: { value: 'A' } });
    expect(cell('Title Nomination 1')).toHaveValue('A');
    expect(onChange).not.toHaveBeenCalled();
    await painted();
    expect(onChange).toHaveBeenCalledExactlyOnceWith([{ title: 'A' }]);
  });

  it.each([
    ['the field is left', () => userEvent.tab()],
    ['the page is left', async () => act(() => window.dispatchEvent(new Event('pagehide')))],
  ])('is reported at once when %s', async (_, leave) => {
    const { rows } = show();
    await userEvent.type(cell('Title Nomination 1'), 'A');
    await leave();
    expect(rows()).toEqual([{ title: 'A' }]);
  });

  it('is reported when the field unmounts, as at the deadline', async () => {
    const { rows, onChange, rerender } = show();
    await userEvent.type(cell('Title Nomination 1'), 'A');
    rerender(<Page onChange={onChange} isReadOnly />);
    expect(rows()).toEqual([{ title: 'A' }]);
  });

  it('reports each keystroke with isImmediate', () => {
    const { onChange } = show({ isImmediate: true });
    typeNow('Title Nomination 1', 'A');
    expect(onChange).toHaveBeenCalledExactlyOnceWith([{ title: 'A' }]);
    typeNow('Title Nomination 1', 'Al');
    expect(onChange).toHaveBeenLastCalledWith([{ title: 'Al' }]);
    expect(cell('Title Nomination 2')).toBeEnabled();
  });

  it('waits while typing continues', () => {
    const { onChange } = show();
    typeNow('Title Nomination 1', 'A');
    fireEvent.keyDown(cell('Title Nomination 1'), { key: 'l' });
    fireEvent.keyDown(cell('Title Nomination 1'), { key: 'Process', isComposing: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('restores the value when the change is rejected', async () => {
    render(
      <NominationGrid
        aria-label="N"
        fields={fields}
        value={[A]}
        savedValue={[A]}
        onChange={vi.fn()}
      />,
    );
    await type(cell('Title Nomination 1'), 's');
    await waitFor(() => expect(cell('Title Nomination 1')).toHaveValue('Alpha'));
  });

  it('keeps unreported text before a paste', async () => {
    const { rows } = show();
    await userEvent.type(cell('Title Nomination 1'), 'A');
    cell('Title Nomination 2').focus();
    await userEvent.type(cell('Author Nomination 1'), 'B');
    await userEvent.paste('One\nTwo');
    expect(rows()).toEqual(expect.arrayContaining([expect.objectContaining({ title: 'A' })]));
    await painted();
    expect(cell('Author Nomination 1')).toHaveValue('B');
  });

  it('keeps text entered before hydration', async () => {
    const onChange = vi.fn();
    const page = <Page value={[A]} savedValue={[A]} onChange={onChange} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const field = within(container).getByRole('textbox', { name: 'Title Nomination 2' });
    (field as HTMLTextAreaElement).value = 'Early';
    render(page, { container, hydrate: true });
    await painted();
    expect(onChange).toHaveBeenLastCalledWith([A, { title: 'Early' }]);
    expect(field).toHaveValue('Early');
  });
});

/** Presses a button as voice control does: the field keeps the focus, and nothing waits for a frame. */
const pressNow = (name: string) => act(() => button(name).click());

describe('an action between a keystroke and its paint', () => {
  it('removes the edited row without changing the next one', async () => {
    const { rows } = show({ value: [A, B] });
    typeNow('Title Nomination 1', 'Alphabet');
    pressNow('Remove nomination 1');
    await painted();
    expect(rows()).toEqual([B]);
    expect(cell('Title Nomination 1')).toHaveValue('Beta');
    pressNow('Undo removal');
    expect(rows()).toEqual([{ title: 'Alphabet', author: 'Ann' }, B]);
  });

  it('resets, including the last keystroke', async () => {
    const { rows } = show({ value: [A, B], savedValue: [A] });
    typeNow('Title Nomination 1', 'Alphabet');
    pressNow('Reset');
    await painted();
    expect(rows()).toEqual([A]);
    expect(cell('Title Nomination 1')).toHaveValue('Alpha');
  });

  it('does not undo a removal over newer text', () => {
    const { rows } = show({ value: [A, B] });
    pressNow('Remove nomination 2');
    typeNow('Title Nomination 1', 'Alphabet');
    const undo = button('Undo removal');
    act(() => undo.click());
    expect(rows()).toEqual([{ title: 'Alphabet', author: 'Ann' }]);
  });

  it.each([
    ['a form is sent', (field: Element) => fireEvent.submit(field)],
    ['a form is reset', (field: Element) => fireEvent.reset(field)],
    [
      'keys of the page are pressed',
      (field: Element) => fireEvent.keyDown(field, { key: 's', ctrlKey: true }),
    ],
    ['a button is pressed by voice', () => pressNow('Save')],
    [
      'the page is hidden',
      () => fireEvent(document, new Event('visibilitychange', { bubbles: true })),
    ],
  ])('reports the text first when %s', (_, happen) => {
    const seen: unknown[] = [];
    const { rows } = show({ actions: <button onClick={() => seen.push(rows())}>Save</button> });
    const field = cell('Title Nomination 1');
    const look = () => seen.push(rows());
    const moments = ['submit', 'reset', 'keydown', 'visibilitychange'];
    for (const moment of moments) document.addEventListener(moment, look, true);
    onTestFinished(() => {
      for (const moment of moments) document.removeEventListener(moment, look, true);
    });
    typeNow('Title Nomination 1', 'A');
    happen(field);
    expect(seen).toEqual([[{ title: 'A' }]]);
  });
});

describe('rows', () => {
  it('shows the nominations, an empty row, and disabled rows up to the maximum', () => {
    show({ value: [A], savedValue: [A] });
    expect(cell('Title Nomination 1')).toHaveValue('Alpha');
    expect(cell('Title Nomination 2')).toBeEnabled();
    expect(cell('Title Nomination 2')).toHaveValue('');
    expect(cell('Title Nomination 3')).toBeDisabled();
    expect(screen.queryByRole('textbox', { name: 'Title Nomination 4' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Remove nomination/ })).toHaveLength(1);
  });

  it('uses multi-line fields', () => {
    show({ value: [A] });
    expect(cell('Title Nomination 1').tagName).toBe('TEXTAREA');
  });

  it('adds a row while typing and keeps the position of an emptied one', async () => {
    const { rows } = show({ value: [A], savedValue: [A] });
    await type(cell('Title Nomination 2'), 'Beta');
    expect(rows()).toEqual([A, { title: 'Beta' }]);
    expect(cell('Title Nomination 3')).toBeEnabled();
    await userEvent.clear(cell('Title Nomination 1'));
    await userEvent.clear(cell('Author Nomination 1'));
    await painted();
    expect(rows()).toEqual([{}, { title: 'Beta' }]);
    expect(cell('Title Nomination 2')).toHaveValue('Beta');
  });

  it('marks unsaved fields', async () => {
    show({ value: [A, B], savedValue: [A, B] });
    await type(cell('Author Nomination 2'), 'ny');
    expect(cell('Author Nomination 2')).toHaveAccessibleDescription('Changed, not saved yet');
    expect(cell('Author Nomination 2')).toHaveAttribute('data-changed');
    expect(cell('Title Nomination 2')).not.toHaveAttribute('data-changed');
    expect(cell('Author Nomination 1')).not.toHaveAttribute('data-changed');
  });

  it('shows remarks and duplicates without rejecting them', async () => {
    const remarks = [{ row: 0, text: 'Fits Best Novella.' }];
    const { rows } = show({ value: [A], remarks });
    expect(cell('Title Nomination 1')).toHaveAccessibleDescription(/Fits Best Novella\./);
    await type(cell('Title Nomination 2'), 'ALPHA!');
    expect(screen.getByText('This looks the same as nomination 1.')).toBeVisible();
    expect(rows()).toEqual([A, { title: 'ALPHA!' }]);
  });

  it('does not re-render unchanged rows', async () => {
    let drawn = 0;
    const counted = {
      key: 'title',
      get label() {
        drawn += 1;
        return 'Title';
      },
    };
    render(<Page fields={[counted]} value={[A, B]} />);
    expect(drawn).toBe(3);
    await type(cell('Title Nomination 1'), 'x');
    expect(drawn).toBe(4);
  });
});

describe('removing', () => {
  it('moves the rows up, announces it, keeps the focus, and can be undone', async () => {
    const { rows } = show({ value: [A, B], savedValue: [A, B] });
    await userEvent.click(button('Remove nomination 1'));
    expect(rows()).toEqual([B]);
    expect(screen.getByRole('group', { name: 'Nomination 1' })).toHaveFocus();
    expect(await screen.findByText('Nomination 1 removed.')).toBeInTheDocument();
    await userEvent.click(button('Undo removal'));
    expect(rows()).toEqual([A, B]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('cannot be undone after another edit', async () => {
    const { rows } = show({ value: [A, B] });
    await userEvent.click(button('Remove nomination 2'));
    await type(cell('Author Nomination 1'), 'e');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(rows()).toEqual([{ title: 'Alpha', author: 'Anne' }]);
  });
});

describe('reset', () => {
  it('restores the saved rows and can be undone', async () => {
    const { rows } = show({ value: [B], savedValue: [A] });
    await userEvent.click(button('Reset'));
    expect(rows()).toEqual([A]);
    expect(button('Reset')).toBeDisabled();
    expect(button('Undo reset')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(rows()).toEqual([B]);
    expect(button('Reset')).toHaveFocus();
  });

  it('is disabled while nothing has changed', () => {
    show({ value: [B, A], savedValue: [A, B] });
    expect(button('Reset')).toBeDisabled();
  });
});

describe('keyboard', () => {
  it('moves to the next row on Enter and inserts a line break on Shift+Enter', async () => {
    const { rows } = show({ value: [A] });
    goTo('Author Nomination 1', 3);
    await press('{Shift>}{Enter}{/Shift}x');
    await painted();
    expect(rows()).toEqual([{ title: 'Alpha', author: 'Ann\nx' }]);
    await press('{Enter}');
    expect(cell('Author Nomination 2')).toHaveFocus();
    await press('{Enter}');
    expect(cell('Author Nomination 2')).toHaveFocus();
  });

  it('moves to the next field with an arrow key at the end of the text', async () => {
    show({ value: [A, B] });
    goTo('Title Nomination 1', 5);
    await press('{ArrowRight}');
    expect(cell('Author Nomination 1')).toHaveFocus();
    expect(cell('Author Nomination 1').selectionStart).toBe(0);
    await press('{ArrowLeft}');
    expect(cell('Title Nomination 1')).toHaveFocus();
    expect(cell('Title Nomination 1').selectionStart).toBe(5);
    await press('{ArrowDown}');
    expect(cell('Title Nomination 2')).toHaveFocus();
    await press('{ArrowUp}');
    expect(cell('Title Nomination 1')).toHaveFocus();
  });

  it('leaves arrow keys to the text when the cursor is inside it, with a selection, or with a modifier', async () => {
    show({ value: [A, B] });
    goTo('Title Nomination 1', 2);
    await press('{ArrowRight}');
    expect(cell('Title Nomination 1')).toHaveFocus();
    expect(cell('Title Nomination 1').selectionStart).toBe(3);
    cell('Title Nomination 1').setSelectionRange(0, 5);
    await press('{ArrowDown}');
    expect(cell('Title Nomination 1')).toHaveFocus();
    goTo('Title Nomination 1', 5);
    await press('{Shift>}{ArrowRight}{/Shift}{Control>}{ArrowDown}{/Control}');
    expect(cell('Title Nomination 1')).toHaveFocus();
  });

  it.each([
    ['{Enter}', 'Title Nomination 2'],
    ['{ArrowDown}', 'Title Nomination 2'],
    ['{Tab}', 'Remove nomination 1'],
  ])('moves from a field with unpainted text by %s to %s', async (key, name) => {
    show({ fields: fields.slice(0, 1) });
    act(() => cell('Title Nomination 1').focus());
    typeNow('Title Nomination 1', 'A');
    await press(key);
    expect(document.activeElement).toHaveAccessibleName(name);
  });

  it('ignores an Enter that ends a composition', () => {
    show({ value: [A] });
    goTo('Title Nomination 1', 5);
    fireEvent.keyDown(cell('Title Nomination 1'), { key: 'Enter', isComposing: true });
    expect(cell('Title Nomination 1')).toHaveFocus();
  });
});

describe('pasting', () => {
  it('fills rows from a spreadsheet block and announces it', async () => {
    const { rows } = show();
    await userEvent.click(cell('Title Nomination 1'));
    await userEvent.paste('Alpha\tAnn\nBeta\tBen\n');
    expect(rows()).toEqual([A, B]);
    expect(await screen.findByText('2 nominations filled in.')).toBeInTheDocument();
    await userEvent.click(button('Undo paste'));
    expect(rows()).toEqual([]);
  });

  it('does not overwrite existing rows and lists the lines that found no room', async () => {
    const { rows } = show({ value: [A] });
    await userEvent.click(cell('Title Nomination 1'));
    await userEvent.paste('1. One\n2. Two\n3. Three\n4. Four');
    expect(rows()).toEqual([A, { title: 'One' }, { title: 'Two' }]);
    const notice = screen.getByText('2 pasted lines found no empty row:');
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Three', 'Four']);
    await type(cell('Author Nomination 2'), 'x');
    expect(screen.getByText('Four')).toBeVisible();
    await userEvent.click(button('Close'));
    expect(screen.queryByText('Four')).toBeNull();
  });

  it('inserts a single line into the field', async () => {
    const { rows } = show({ value: [A] });
    goTo('Title Nomination 1', 5);
    await userEvent.paste(' Two');
    await painted();
    expect(rows()).toEqual([{ title: 'Alpha Two', author: 'Ann' }]);
  });
});

describe('locked grids', () => {
  it('keeps the focus and accepts no text while saving', async () => {
    const { rerender, onChange } = show({ value: [A] });
    act(() => cell('Title Nomination 1').focus());
    rerender(<Page value={[A]} onChange={onChange} isDisabled />);
    expect(cell('Title Nomination 1')).toHaveFocus();
    await type(cell('Title Nomination 1'), 'x');
    await userEvent.paste('One\nTwo');
    expect(onChange).not.toHaveBeenCalled();
    expect(button('Remove nomination 1')).toBeDisabled();
    expect(button('Reset')).toBeDisabled();
  });

  it('renders text without fields and buttons when read-only', () => {
    show({ value: [A, {}, { title: 'Gamma' }], isReadOnly: true });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    const list = screen.getByRole('list', { name: 'Best Novel' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list).toHaveTextContent('Title: Alpha');
  });

  it('shows a message when read-only and empty', () => {
    show({ isReadOnly: true });
    expect(screen.getByText('Nothing nominated.')).toBeVisible();
  });
});

describe('suggestions', () => {
  const suggestions = { author: ['Mary Robinette Kowal', 'Martha Wells'], title: ['Mariner'] };

  it('fill in the field that has the focus, which keeps it', async () => {
    const { rows } = show({ suggestions });
    await type(cell('Author Nomination 1'), 'mart');
    const group = within(screen.getByRole('group', { name: 'What you typed elsewhere' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Martha Wells',
    ]);
    await waitFor(() =>
      expect(screen.getByText('One suggestion after the field.')).toBeInTheDocument(),
    );
    await userEvent.click(button('Martha Wells'));
    await painted();
    expect(rows()).toEqual([{ author: 'Martha Wells' }]);
    expect(cell('Author Nomination 1')).toHaveValue('Martha Wells');
    expect(cell('Author Nomination 1')).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'What you typed elsewhere' })).toBeNull();
  });

  it('follow their field in the order of the keyboard, and leave with the focus', async () => {
    show({ suggestions, value: [A] });
    await userEvent.clear(cell('Title Nomination 1'));
    await type(cell('Title Nomination 1'), 'Ma');
    await userEvent.tab();
    expect(button('Mariner')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await painted();
    expect(cell('Title Nomination 1')).toHaveValue('Mariner');
    await type(cell('Title Nomination 2'), 'Ma');
    expect(button('Mariner')).toBeVisible();
    act(() => cell('Title Nomination 2').blur());
    expect(screen.queryByRole('button', { name: 'Mariner' })).toBeNull();
  });
});

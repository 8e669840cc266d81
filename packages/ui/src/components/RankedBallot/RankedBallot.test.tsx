import type { Ballot } from '@conkit/rules';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fanzines, novels } from '../../testing/ballots.ts';
import { RankedBallot, type RankedBallotProps } from './RankedBallot.tsx';
import { findDropTarget, type RowBox } from './rankInput.ts';

type Options = Partial<Omit<RankedBallotProps, 'aria-label' | 'aria-labelledby'>>;

/** Keeps the ranking in state. `refetch` replaces it, as new data from the server would. */
const renderBallot = (value: Ballot, options: Options = {}) => {
  const onChange = vi.fn<(ballot: Ballot) => void>();
  const page: { set?: (ballot: Ballot) => void } = {};
  const Page = () => {
    const [ballot, setBallot] = useState(value);
    page.set = setBallot;
    return (
      <RankedBallot
        finalists={novels}
        aria-label="Best Novel"
        {...options}
        value={ballot}
        onChange={(next) => {
          onChange(next);
          setBallot(next);
        }}
      />
    );
  };
  const view = render(<Page />);
  return { ...view, onChange, refetch: (ballot: Ballot) => act(() => page.set?.(ballot)) };
};

/** The rank button of an entry, ranked or not. */
const rankButton = (title: string) =>
  screen.getByRole('button', { name: new RegExp(`^${title}, (position|not ranked)`) });
/** The row of an entry. Its title appears exactly once. */
const getRow = (title: string) => {
  const row = screen.getByText(title, { selector: 'li *' }).closest('li');
  if (!row) throw new Error(`${title} has no row`);
  return row;
};
/** The button that opens the menu: the number, or ⋯ in an unranked row. */
const menuButton = (title: string) =>
  within(getRow(title)).getByRole('button', { name: /change position|choose a position/i });
const choose = (name: RegExp | string) =>
  userEvent.click(screen.getByRole('menuitemradio', { name }));
const rankedTitles = () =>
  within(screen.getByRole('list', { name: 'Your ranking' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const unrankedNames = () =>
  within(screen.getByRole('list', { name: 'Not ranked' }))
    .getAllByRole('button', { name: /not ranked/ })
    .map((button) => button.getAttribute('aria-label')?.split(',')[0]);
const announcement = (text: RegExp | string) =>
  vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('keyboard', () => {
  it('moves a ranked entry by one and announces it, also at the end of the list', async () => {
    const { onChange } = renderBallot([5, 1, 3]);
    rankButton('The Calculating Stars').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onChange).toHaveBeenLastCalledWith([1, 5, 3]);
    await announcement('The Calculating Stars is now 1st of 3.');
    expect(rankButton('The Calculating Stars')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(onChange).toHaveBeenLastCalledWith([5, 3, 1]);
    expect(onChange).toHaveBeenCalledTimes(3);
    await announcement('The Calculating Stars is now 3rd of 3.');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('fills an empty position when moving', async () => {
    const { onChange } = renderBallot([5, null, 1]);
    rankButton('The Calculating Stars').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onChange).toHaveBeenLastCalledWith([5, 1]);
  });

  it('lists the keys on the button and in the ballot’s description', () => {
    renderBallot([5]);
    expect(rankButton('Spinning Silver')).toHaveAttribute(
      'aria-keyshortcuts',
      'Alt+ArrowUp Alt+ArrowDown Delete',
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/Keys: 1–7 rank, Alt ↑ ↓ move/);
  });

  it('omits the keys when read-only', () => {
    renderBallot([5], { isReadOnly: true });
    expect(screen.getByRole('group')).not.toHaveAccessibleDescription(/Keys/);
  });
});

describe('a row', () => {
  /** Returns what a screen reader reads of a row, in order. */
  const getSpokenTexts = (row: Element) =>
    [...row.querySelectorAll<HTMLElement>('button, span')]
      .filter((element) => !element.closest('[aria-hidden]'))
      .filter(({ childElementCount, ariaLabel }) => ariaLabel ?? childElementCount === 0)
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);

  it.each([
    [[5], 1],
    // Each unranked row has a menu button, so its name tells the rows apart.
    [[], 2],
  ])('contains its title in the names of its buttons only: %j', (value, count) => {
    renderBallot(value);
    const words = getSpokenTexts(getRow('Spinning Silver')).join(' | ');
    expect(words.match(/Spinning Silver/g)).toHaveLength(count);
    expect(words).toContain('by Naomi Novik');
  });

  it('contains its title where no button does', () => {
    renderBallot([5], { isReadOnly: true });
    expect(getSpokenTexts(getRow('Spinning Silver'))).toContain('Spinning Silver');
  });

  it('renders additions of the page: a cover, a linked title, a synopsis', () => {
    renderBallot([5], {
      renderEntry: ({ id, title }) => ({
        cover: <img src={`/covers/${id}.avif`} alt="" data-testid={`cover ${id}`} />,
        title: <a href={`/works/${id}`}>{title}</a>,
        details: 'A miller’s daughter.',
      }),
    });
    expect(screen.getByRole('link', { name: 'Spinning Silver' })).toHaveAttribute(
      'href',
      '/works/5',
    );
    expect(screen.getAllByTestId(/^cover/)).toHaveLength(novels.length);
    expect(screen.getAllByText('A miller’s daughter.')).toHaveLength(novels.length);
    expect(screen.getByText('No award')).toBeVisible();
  });
});

it('cannot be undone while disabled', async () => {
  const { onChange, rerender } = renderBallot([5]);
  await userEvent.click(rankButton('Space Opera'));
  expect(onChange).toHaveBeenCalledOnce();
  rerender(
    <RankedBallot
      finalists={novels}
      aria-label="Best Novel"
      value={[5, 4]}
      isDisabled
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

describe('rendering', () => {
  it('lists ranked entries in order, and unranked ones in ballot order with No award last', () => {
    renderBallot([5, 1]);
    expect(rankedTitles()).toEqual([
      expect.stringContaining('1Spinning Silverby Naomi Novik'),
      expect.stringContaining('2The Calculating Stars'),
    ]);
    expect(unrankedNames()).toEqual([
      'Record of a Spaceborn Few',
      'Revenant Gun',
      'Space Opera',
      'Trail of Lightning',
      'No award',
    ]);
  });

  it('starts without a ranking and shows which end is the favourite', () => {
    renderBallot([]);
    expect(screen.queryByRole('list', { name: 'Your ranking' })).not.toBeInTheDocument();
    expect(unrankedNames()).toHaveLength(7);
    expect(screen.getByRole('group', { name: 'Best Novel' })).toHaveAccessibleDescription(
      /1 is your favourite/,
    );
  });

  it('shows unknown entries instead of hiding them', () => {
    renderBallot([5, 999, 1]);
    expect(rankedTitles()[1]).toContain('Unknown entry 999');
    expect(rankButton('The Calculating Stars')).toHaveAccessibleName(/position 3/);
  });

  it('focuses the entry before an unknown one that was last and is removed', async () => {
    renderBallot([5, 1, 999]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from position 3' }));
    expect(rankedTitles()).toHaveLength(2);
    expect(rankButton('The Calculating Stars')).toHaveFocus();
  });

  it('keeps a replaced finalist in place with its last title and does not offer it again', async () => {
    renderBallot([184, 186, 183], { finalists: fanzines });
    expect(rankedTitles()[1]).toContain('Fantasy News');
    expect(rankedTitles()[1]).toContain('replaced by Guteto on 21 July 2019');
    await userEvent.click(screen.getByRole('button', { name: 'Remove from position 2' }));
    expect(unrankedNames()).toEqual(['Guteto', 'Voice of the Imagi-Nation', 'No award']);
    expect(rankButton('Futurian War Digest')).toHaveFocus();
  });

  it('uses the messages prop', () => {
    renderBallot([5], {
      messages: { noAward: 'Ei palkintoa', remove: ({ position }) => `Poista sijalta ${position}` },
    });
    expect(unrankedNames()).toContain('Ei palkintoa');
    expect(screen.getByRole('button', { name: 'Poista sijalta 1' })).toBeVisible();
  });

  it('has no controls when read-only', () => {
    renderBallot([5, null, 1], { isReadOnly: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(rankedTitles()).toEqual([
      expect.stringContaining('1Spinning Silver'),
      expect.stringContaining('2[No entry]'),
      expect.stringContaining('3The Calculating Stars'),
    ]);
  });

  it('disables all controls', () => {
    renderBallot([5, null, 1], { isDisabled: true });
    // Undo keeps the focus, so it is only `aria-disabled`.
    const [undo, ...others] = screen.getAllByRole('button').toReversed();
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    for (const button of others) expect(button).toBeDisabled();
  });
});

describe('the menu of positions', () => {
  it('opens at a ranked entry, lists the positions, and offers to move or remove it', async () => {
    renderBallot([5, 1, 3]);
    const button = rankButton('The Calculating Stars');
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = screen.getByRole('menu', { name: 'Position of The Calculating Stars' });
    const items = within(menu).getAllByRole('menuitemradio');
    expect(items).toHaveLength(7);
    expect(items[0]).toHaveAccessibleName(/Move to position 1 your favourite, now Spinning Silver/);
    expect(items[1]).toHaveAccessibleName(/^Position 2 now here/);
    expect(items[1]).toBeChecked();
    expect(items[1]).toHaveFocus();
    expect(items[2]).toHaveAccessibleName(/Move to position 3 now Revenant Gun leaves a gap/);
    expect(within(menu).getByRole('menuitem', { name: 'Remove from ballot' })).toBeVisible();
  });

  it('opens at an unranked finalist without a remove item', async () => {
    renderBallot([5]);
    await userEvent.click(menuButton('Space Opera'));
    const items = screen.getAllByRole('menuitemradio');
    expect(items).toHaveLength(7);
    expect(items[0]).toHaveAccessibleName('Position 2 next free position');
    expect(items[0]).toHaveFocus();
    expect(items[1]).toHaveAccessibleName(/^Position 1 your favourite, now Spinning Silver/);
    expect(items[2]).toHaveAccessibleName(/^Position 3 leaves a gap/);
    expect(screen.getByText(/^Dashed: leaves a gap/)).toBeVisible();
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it('has as many positions as the ballot', async () => {
    renderBallot([], { size: 3 });
    await userEvent.click(menuButton('Space Opera'));
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(3);
  });

  it('changes nothing when moving through it or closing it', async () => {
    const { onChange } = renderBallot([5, 1]);
    rankButton('Spinning Silver').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: /Position 1/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
    expect(screen.getByRole('menuitem', { name: 'Remove from ballot' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: /Position 1/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(rankButton('Spinning Silver')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes on a press outside, and on Tab continues from its button', async () => {
    const { onChange } = renderBallot([5]);
    await userEvent.click(rankButton('Spinning Silver'));
    const beside = screen.getByRole('menu').closest('[class*=menuScreen]');
    expect(beside).not.toBeNull();
    if (beside) await userEvent.click(beside);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(rankButton('Spinning Silver')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove from position 1' })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes when its button is scrolled', async () => {
    renderBallot([5]);
    const button = rankButton('Spinning Silver');
    await userEvent.click(button);
    button.getBoundingClientRect = () => new DOMRect(0, 100, 44, 44);
    fireEvent.scroll(document);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('accepts a digit or Delete', async () => {
    const { onChange } = renderBallot([5, 1, 3]);
    await userEvent.click(rankButton('Revenant Gun'));
    await userEvent.keyboard('1');
    expect(onChange).toHaveBeenLastCalledWith([3, 5, 1]);
    await userEvent.click(rankButton('Revenant Gun'));
    await userEvent.keyboard('{Delete}');
    expect(onChange).toHaveBeenLastCalledWith([5, 1]);
  });

  it('ignores digits beyond the last position', async () => {
    const { onChange } = renderBallot([5, 1, 3], { size: 3 });
    await userEvent.click(rankButton('Revenant Gun'));
    await userEvent.keyboard('49');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await userEvent.keyboard('2');
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 3, 1]);
  });

  it('closes without a change when the current position is chosen', async () => {
    const { onChange } = renderBallot([5, 1]);
    await userEvent.click(rankButton('The Calculating Stars'));
    await choose(/^Position 2/);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(rankButton('The Calculating Stars')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('ranking', () => {
  it('places an unranked finalist, announces it, and keeps the focus on it', async () => {
    const { onChange } = renderBallot([5, 1, 3]);
    await userEvent.click(menuButton('Space Opera'));
    await choose(/^Position 2/);
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 4, 1, 3]);
    expect(rankButton('Space Opera')).toHaveAccessibleName(
      'Space Opera, position 2, change position',
    );
    expect(rankButton('Space Opera')).toHaveFocus();
    await announcement('Space Opera is now 2nd of 4.');
  });

  it('places an entry by a digit on its rank button', async () => {
    const { onChange } = renderBallot([5, 1]);
    rankButton('Spinning Silver').focus();
    await userEvent.keyboard('2');
    expect(onChange).toHaveBeenLastCalledWith([null, 5, 1]);
    rankButton('No award').focus();
    await userEvent.keyboard('1');
    expect(onChange).toHaveBeenLastCalledWith([-1, 5, 1]);
    expect(rankButton('No award')).toHaveFocus();
  });

  it('ignores shortcuts, and digits beyond the last position', async () => {
    const { onChange } = renderBallot([5], { size: 3 });
    rankButton('Space Opera').focus();
    await userEvent.keyboard('4890{Control>}2{/Control}{Alt>}2{/Alt}a');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('removes with the X and keeps the focus on the finalist', async () => {
    const { onChange } = renderBallot([5, 1, 3]);
    await userEvent.click(
      within(getRow('The Calculating Stars')).getByRole('button', { name: /^Remove/ }),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 3]);
    expect(rankButton('The Calculating Stars')).toHaveAccessibleName(/not ranked/);
    expect(rankButton('The Calculating Stars')).toHaveFocus();
    await announcement('The Calculating Stars removed');
  });

  it('removes only ranked entries with Delete and Backspace', async () => {
    const { onChange } = renderBallot([5, 1]);
    rankButton('Spinning Silver').focus();
    await userEvent.keyboard('{Delete}{Delete}{Backspace}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1]);
    rankButton('The Calculating Stars').focus();
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('removes from the menu', async () => {
    const { onChange } = renderBallot([5, 1]);
    await userEvent.click(rankButton('Spinning Silver'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from ballot' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1]);
    expect(rankButton('Spinning Silver')).toHaveFocus();
  });

  it('announces the entry that is no longer ranked when there was no room', async () => {
    const { onChange } = renderBallot([5, 1], { size: 2 });
    rankButton('Space Opera').focus();
    await userEvent.keyboard('1');
    expect(onChange).toHaveBeenLastCalledWith([4, 5]);
    await announcement('Space Opera is now 1st of 2. The Calculating Stars is no longer ranked.');
  });

  it('announces a repeated change again', async () => {
    renderBallot([5]);
    for (let turn = 0; turn < 2; turn += 1) {
      rankButton('Space Opera').focus();
      await userEvent.keyboard('1');
      await vi.waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement(), {
        interval: 5,
      });
      await announcement('Space Opera is now 1st of 2.');
      await userEvent.keyboard('{Delete}');
    }
  });
});

describe('ranking with one press', () => {
  it('uses the next position, announces it, and keeps the focus on the entry', async () => {
    const { onChange } = renderBallot([5, 1]);
    expect(rankButton('Space Opera')).toHaveAccessibleName('Space Opera, not ranked, rank it next');
    expect(rankButton('Space Opera')).toHaveAccessibleDescription('+ ranks it 3rd, ⋯ anywhere');
    await userEvent.click(rankButton('Space Opera'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 1, 4]);
    expect(rankButton('Space Opera')).toHaveAccessibleName(/position 3/);
    expect(rankButton('Space Opera')).toHaveFocus();
    await announcement('Space Opera is now 3rd of 3.');
    expect(rankButton('Revenant Gun')).toHaveAccessibleDescription('+ ranks it 4th, ⋯ anywhere');
  });

  it('fills the first gap', async () => {
    const { onChange } = renderBallot([5, null, 1]);
    expect(rankButton('Space Opera')).toHaveAccessibleDescription(/ranks it 2nd/);
    await userEvent.click(rankButton('Space Opera'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 4, 1]);
  });

  it('opens the menu when every position is taken', async () => {
    const { onChange } = renderBallot([5, 1, 3], { size: 3 });
    expect(rankButton('Space Opera')).toHaveAccessibleDescription('All positions are taken');
    await userEvent.click(rankButton('Space Opera'));
    expect(screen.getByRole('menu', { name: 'Position of Space Opera' })).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('undo', () => {
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  it('undoes changes one by one, announces the ranking, and keeps the focus', async () => {
    const { onChange } = renderBallot([5]);
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(rankButton('Space Opera'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove from position 1' }));
    await userEvent.click(undo());
    expect(onChange).toHaveBeenLastCalledWith([5, 4]);
    await announcement('Undone. Your ranking: 1 Spinning Silver, 2 Space Opera.');
    await userEvent.click(undo());
    expect(onChange).toHaveBeenLastCalledWith([5]);
    expect(undo()).toHaveFocus();
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo());
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('is unavailable after a change from elsewhere', async () => {
    const { refetch } = renderBallot([5]);
    await userEvent.click(rankButton('Space Opera'));
    refetch([1, 2]);
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is absent when read-only', () => {
    renderBallot([5], { isReadOnly: true, children: <a href="#next">Next</a> });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  });
});

describe('empty positions', () => {
  it('shows which works would not count, also in their rows, and closes the gap', async () => {
    const { onChange } = renderBallot([5, null, 1, 3]);
    expect(
      screen.getByText('Position 2 is empty. Not counted: The Calculating Stars and Revenant Gun.'),
    ).toBeVisible();
    expect(rankButton('Revenant Gun')).toHaveAccessibleName(/position 4, not counted/);
    expect(rankButton('Spinning Silver')).not.toHaveAccessibleName(/not counted/);
    await userEvent.click(screen.getByRole('button', { name: 'Close the gap' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 1, 3]);
    expect(screen.queryByText(/Not counted/)).not.toBeInTheDocument();
    expect(rankButton('The Calculating Stars')).toHaveFocus();
    await announcement('Gap closed.');
  });

  it('warns immediately when moving an entry down empties the first rank', async () => {
    renderBallot([5, 1]);
    await userEvent.click(rankButton('Spinning Silver'));
    await choose(/^Move to position 3/);
    expect(
      screen.getByText(
        'Position 1 is empty. Not counted: The Calculating Stars and Spinning Silver.',
      ),
    ).toBeVisible();
  });

  it('announces a new gap together with the change', async () => {
    renderBallot([5, 1]);
    rankButton('Space Opera').focus();
    await userEvent.keyboard('4');
    await announcement(
      'Space Opera is now 4th of 4. Position 3 is empty. Not counted: Space Opera.',
    );
  });

  it('removes an empty position by its row and focuses the one that replaces it', async () => {
    const { onChange } = renderBallot([5, null, null, 1]);
    // Styles show one of the two hints.
    const empty = screen.getByRole('button', {
      name: 'Position 2: [No entry]. Tap to remove Click to remove',
    });
    await userEvent.click(empty);
    expect(onChange).toHaveBeenLastCalledWith([5, null, 1]);
    expect(screen.getByRole('button', { name: /^Position 2: / })).toHaveFocus();
    await announcement(/Empty position 2 removed\. .*Not counted: The Calculating Stars/);
    await userEvent.keyboard('{Delete}');
    expect(onChange).toHaveBeenLastCalledWith([5, 1]);
    expect(rankButton('The Calculating Stars')).toHaveFocus();
  });

  it('hides empty positions at the end', () => {
    renderBallot([5, null, null]);
    expect(rankedTitles()).toHaveLength(1);
    expect(screen.queryByText(/Not counted/)).not.toBeInTheDocument();
  });
});

describe('a ballot that changes from elsewhere', () => {
  it('keeps the focus on the entry that had it', () => {
    const { refetch, onChange } = renderBallot([5, 1]);
    rankButton('The Calculating Stars').focus();
    refetch([5]);
    expect(rankButton('The Calculating Stars')).toHaveAccessibleName(/not ranked/);
    expect(rankButton('The Calculating Stars')).toHaveFocus();
    refetch([1, 5]);
    expect(rankButton('The Calculating Stars')).toHaveAccessibleName(/position 1/);
    expect(rankButton('The Calculating Stars')).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not take the focus from other elements', () => {
    const { refetch } = renderBallot([5, 1]);
    refetch([1]);
    expect(document.body).toHaveFocus();
  });

  it('applies an open menu’s choice to the current ballot', async () => {
    const { refetch, onChange } = renderBallot([5, 1]);
    await userEvent.click(menuButton('Space Opera'));
    refetch([5, 1, 4]);
    await choose(/^Move to position 1/);
    expect(onChange).toHaveBeenCalledExactlyOnceWith([4, 5, 1]);
  });
});

describe('rendering performance', () => {
  it('renders the same HTML on the server and in the browser', async () => {
    const ballot = (
      <RankedBallot
        finalists={fanzines}
        value={[184, null, 186, 999]}
        onChange={() => {}}
        aria-label="Best Fanzine"
      />
    );
    const page = document.createElement('div');
    page.innerHTML = renderToString(ballot);
    const html = page.innerHTML;
    expect(html).toContain('replaced by Guteto on 21 July 2019');
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(page, ballot, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(page.innerHTML).toBe(html);
    act(() => root.unmount());
  });

  it('re-renders only the rows that a change touches', async () => {
    const changePosition = vi.fn(({ title, position }) => `${title}, position ${position}`);
    renderBallot([5, 1, 3], { messages: { changePosition } });
    changePosition.mockClear();
    rankButton('Space Opera').focus();
    await userEvent.keyboard('4');
    expect(changePosition.mock.calls.map(([{ title }]) => title)).toEqual(['Space Opera']);
  });

  it('does not re-render other unranked rows when one is ranked', async () => {
    const rankNext = vi.fn(({ title }) => `${title}, not ranked`);
    renderBallot([], { messages: { rankNext } });
    rankNext.mockClear();
    await userEvent.click(rankButton('Space Opera'));
    expect(rankNext).not.toHaveBeenCalled();
  });
});

describe('a ballot with one choice', () => {
  const pick = (title: RegExp | string) =>
    userEvent.click(screen.getByRole('button', { name: title }));

  it('describes the choice without ranks or No award', () => {
    renderBallot([], { size: 1, noAward: null });
    const ballot = screen.getByRole('group', { name: 'Best Novel' });
    expect(ballot).toHaveAccessibleDescription('One can be chosen. You need not choose any.');
    expect(ballot).toHaveTextContent('Nothing chosen. Press + at the one you choose.');
    expect(ballot).not.toHaveTextContent(/rank|favourite|award/i);
    expect(screen.queryByRole('button', { name: /position/ })).toBeNull();
  });

  it('replaces the choice with one press, and can be undone', async () => {
    const { onChange } = renderBallot([], { size: 1, noAward: null });
    await pick('Choose Spinning Silver');
    expect(onChange).toHaveBeenLastCalledWith([5]);
    await announcement('Spinning Silver is chosen.');
    expect(screen.getByRole('button', { name: /^Spinning Silver is chosen/ })).toHaveFocus();
    await pick(/^Choose The Calculating Stars/);
    expect(onChange).toHaveBeenLastCalledWith([1]);
    await announcement('The Calculating Stars is chosen. Spinning Silver is no longer chosen.');
    await pick('The Calculating Stars is chosen, take it back');
    expect(onChange).toHaveBeenLastCalledWith([]);
    await pick('Undo');
    await announcement('Undone. Chosen: The Calculating Stars.');
  });

  it('uses the convention’s title for no award, if there is one', () => {
    renderBallot([], { size: 1, noAward: 'None of these' });
    expect(screen.getByRole('button', { name: 'Choose None of these' })).toBeVisible();
  });
});

it('has no No award entry when noAward is null', () => {
  renderBallot([5], { noAward: null });
  expect(screen.queryByText('No award')).toBeNull();
});

const ROW_HEIGHT = 60;

/** Mocks the layout of the rows in document order, because jsdom has none. */
function mockLayout() {
  const { getBoundingClientRect } = Element.prototype;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const rows = [...document.querySelectorAll('li')];
    const row = rows.indexOf(this as HTMLLIElement);
    const below = rows.findIndex((item) => item.closest('[data-unranked]'));
    if (row !== -1) return new DOMRect(0, row * ROW_HEIGHT, 500, ROW_HEIGHT);
    if (this.matches('[data-unranked]')) {
      return new DOMRect(0, below * ROW_HEIGHT, 500, (rows.length - below) * ROW_HEIGHT);
    }
    if (this.matches('[role=group]')) return new DOMRect(0, 0, 500, rows.length * ROW_HEIGHT);
    return getBoundingClientRect.call(this);
  });
}

/** Drags a row by its handle to a height on the page, in rows. */
const drag = (title: string, rows: number, x = 20) => {
  const row = getRow(title);
  const handle = row.querySelector('[aria-hidden=true]') as HTMLElement;
  const start = row.getBoundingClientRect().top + 10;
  fireEvent.pointerDown(handle, { clientX: 20, clientY: start, pointerId: 1, button: 0 });
  fireEvent.pointerMove(handle, { clientX: x, clientY: rows * ROW_HEIGHT, pointerId: 1 });
  return handle;
};
const drop = (handle: HTMLElement) => fireEvent.pointerUp(handle, { pointerId: 1 });

describe('dragging', () => {
  beforeEach(() => {
    HTMLElement.prototype.setPointerCapture = vi.fn();
    mockLayout();
    return () => vi.restoreAllMocks();
  });

  it('moves an entry down without leaving a gap', async () => {
    const { onChange } = renderBallot([5, 1, 3]);
    drop(drag('Spinning Silver', 2.9));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1, 3, 5]);
    expect(screen.getByRole('button', { name: /^Spinning Silver, position 3/ })).toHaveFocus();
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Spinning Silver is now 3rd of 3.'),
    );
  });

  it('moves an entry up', () => {
    const { onChange } = renderBallot([5, 1, 3]);
    drop(drag('Revenant Gun', 0.2));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([3, 5, 1]);
  });

  it('ranks an unranked entry, also on an empty ballot', () => {
    const { onChange } = renderBallot([5, 1]);
    drop(drag('Space Opera', 0.9));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 4, 1]);
  });

  it('fills an empty position', () => {
    const { onChange } = renderBallot([5, null, 1]);
    drop(drag('Space Opera', 1.5));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([5, 4, 1]);
  });

  it('removes an entry that is dropped on the unranked list', () => {
    const { onChange } = renderBallot([5, 1]);
    drop(drag('Spinning Silver', 4));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([1]);
  });

  it('shows the drop position and removes the mark afterwards', () => {
    renderBallot([5, 1, 3]);
    const handle = drag('Spinning Silver', 2.9);
    expect(getRow('Spinning Silver')).toHaveAttribute('data-dragged');
    expect(getRow('Revenant Gun')).toHaveAttribute('data-drop', 'after');
    drop(handle);
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
    expect(getRow('Spinning Silver').style.translate).toBe('');
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['losing the pointer', (handle: HTMLElement) => fireEvent.pointerCancel(handle)],
  ])('is cancelled by %s', (_, giveUp) => {
    const { onChange } = renderBallot([5, 1, 3]);
    const handle = drag('Spinning Silver', 2.9);
    giveUp(handle);
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
    drop(handle);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does nothing far from the ballot, at the entry’s own place, or after a mere press', () => {
    const { onChange } = renderBallot([5, 1, 3]);
    drop(drag('Spinning Silver', 2.9, 900));
    drop(drag('Spinning Silver', 0.5));
    drop(drag('Spinning Silver', 10 / ROW_HEIGHT));
    expect(onChange).not.toHaveBeenCalled();
  });
});

/** Creates rows of 100 px each. A dot is an empty position. */
const boxes = (rows: string): RowBox[] =>
  Array.from(rows, (row, at) => ({ top: at * 100, bottom: at * 100 + 100, isEmpty: row === '·' }));

const positionAt = (y: number, rows: string, from: number) =>
  findDropTarget(y, boxes(rows), from)?.position;

describe('findDropTarget', () => {
  it('returns the position before a row at its upper half and after it at its lower half', () => {
    expect(findDropTarget(110, boxes('ABC'), -1)).toEqual({ position: 1, row: 1, side: 'before' });
    expect(findDropTarget(190, boxes('ABC'), -1)).toEqual({ position: 2, row: 1, side: 'after' });
  });

  it('does not count the dragged row above the pointer', () => {
    expect(positionAt(290, 'ABC', 0)).toBe(2);
    expect(positionAt(210, 'ABC', 0)).toBe(1);
    expect(positionAt(10, 'ABC', 2)).toBe(0);
  });

  it('returns null at the entry’s own place and at the facing halves of its neighbours', () => {
    expect(findDropTarget(150, boxes('ABC'), 1)).toBeNull();
    expect(findDropTarget(90, boxes('ABC'), 1)).toBeNull();
    expect(findDropTarget(210, boxes('ABC'), 1)).toBeNull();
  });

  it('returns an empty position over its whole row', () => {
    expect(findDropTarget(110, boxes('A·C'), -1)).toEqual({ position: 1, row: 1, side: 'on' });
    expect(positionAt(190, 'A·C', 0)).toBe(0);
    expect(positionAt(190, 'A·C', 2)).toBe(1);
  });

  it('returns the end below the last row and the first position above the first row', () => {
    expect(findDropTarget(900, boxes('AB'), -1)).toEqual({ position: 2, row: 1, side: 'after' });
    expect(positionAt(900, 'AB', 0)).toBe(1);
    expect(positionAt(-50, 'AB', 1)).toBe(0);
  });

  it('returns the first position of an empty list', () => {
    expect(findDropTarget(10, [], -1)).toEqual({ position: 0, row: -1, side: 'on' });
  });
});

describe('with texts as ids', () => {
  const finalists = [
    { id: 'silver', title: 'Spinning Silver' },
    { id: 'say "no"', title: 'Space Opera', replaced: { on: '2019-07-21', by: 'silver' } },
    { id: '0', title: 'Revenant Gun' },
  ] as const;

  it('keeps, reports and focuses them, and adds No Award as -1', async () => {
    const onChange = vi.fn<(ballot: Ballot<string | -1>) => void>();
    render(
      <RankedBallot<string>
        aria-label="Best Novel"
        finalists={finalists}
        defaultValue={['say "no"', 'gone']}
        onChange={onChange}
      />,
    );
    expect(screen.getByText(/replaced by Spinning Silver/)).toBeVisible();
    expect(screen.getByText('Unknown entry gone')).toBeVisible();
    await userEvent.click(rankButton('Revenant Gun'));
    expect(rankButton('Revenant Gun')).toHaveFocus();
    act(() => rankButton('Space Opera').focus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(rankButton('Space Opera')).toHaveFocus();
    await userEvent.click(rankButton('No award'));
    expect(onChange.mock.calls.at(-1)).toEqual([['gone', 'say "no"', '0', -1]]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onChange.mock.calls.at(-1)).toEqual([['gone', 'say "no"', '0']]);
  });

  it('adds no second No Award to a finalist that is marked as such', async () => {
    const onChange = vi.fn();
    render(
      <RankedBallot<string>
        aria-label="Best Novel"
        finalists={[...finalists, { id: 'none', 'no-award': true, title: 'None of these' }]}
        onChange={onChange}
      />,
    );
    expect(screen.queryByText('No award')).toBeNull();
    await userEvent.click(rankButton('None of these'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['none']);
  });
});

it('sends nothing by its name while it is disabled or empty', () => {
  const form = (options: Options) => (
    <form>
      <RankedBallot aria-label="Best Novel" name="novel" finalists={novels} {...options} />
    </form>
  );
  const getSent = () => {
    const element = document.querySelector('form');
    return element && new FormData(element).getAll('novel');
  };
  const { rerender } = render(form({ value: [] }));
  expect(getSent()).toEqual([]);
  rerender(form({ value: [5, null, -1, null], isReadOnly: true }));
  expect(getSent()).toEqual(['5', '', '-1']);
  rerender(form({ value: [5, null, -1], isDisabled: true }));
  expect(getSent()).toEqual([]);
});

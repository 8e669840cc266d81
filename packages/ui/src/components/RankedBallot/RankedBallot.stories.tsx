import type { Ballot } from '@conkit/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fanzines, novels, shortStories } from '../../testing/ballots.ts';
import { dark, finnish, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Usage } from '../../testing/usage.ts';
import { ConKitProvider } from '../../words/provider.tsx';
import { RankedBallot, type RankedBallotProps } from './RankedBallot.tsx';

const NOTHING: Ballot = [];

/** Keeps the ranking in state, as a page does. */
const Page = ({ value = NOTHING, onChange, ...props }: RankedBallotProps) => {
  const [ballot, setBallot] = useState<Ballot>(value);
  const change = useCallback(
    (next: Ballot) => {
      setBallot(next);
      onChange?.(next);
    },
    [onChange],
  );
  return <RankedBallot {...props} value={ballot} onChange={change} />;
};

const meta = {
  title: 'components/RankedBallot',
  component: RankedBallot<number>,
  render: (args) => <Page {...args} />,
  decorators: [onCard],
  args: {
    finalists: novels,
    value: [5, 1, 3],
    onChange: fn(),
    'aria-label': 'Best Novel',
  },
  parameters: {
    usage: {
      RankedBallot: {
        notFor:
          "Ranking that isn't a vote, such as favourites: its texts are about an election. For one of two options, use `RadioList`.",
        keys: [
          [
            'Enter, Space',
            'on + ranks the finalist next; on a number or ⋯ opens the menu of positions',
          ],
          ['1 … 9', 'ranks it at that position'],
          ['Alt+↑, Alt+↓', 'moves a ranked entry up or down by one'],
          ['Delete, Backspace', 'removes it from the ballot'],
          ['↑ ↓', 'opens the menu; inside, moves to the previous or next position'],
          ['Home, End', 'in the menu, moves to the first or last item'],
          ['Escape, Tab', 'closes the menu without a change'],
        ],
        screenReader:
          'A group named by `aria-label` with a hint. An ordered list of the ranked entries, and a list of the others. Each button contains the title and position. Every change is announced: “Spinning Silver is now 2nd of 3.”',
        dos: [
          'Keep `finalists`, `onChange` and `messages` stable, so that only changed rows re-render.',
          'Save gaps as they are. The ballot shows which entries would not count and offers to close the gap.',
        ],
        donts: [
          'Shuffle the finalists on every render. People look for them in the same place.',
          'Make dragging the only way. It is an addition to buttons.',
        ],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof RankedBallot<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu =
  (title: RegExp): Story['play'] =>
  async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: title });
    await userEvent.click(button ?? document.body);
    await expect(canvas.getByRole('menu')).toBeVisible();
  };

export const Partial: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Full: Story = { args: { value: [5, 1, 3, 2, 4, 6, -1] } };
export const Gap: Story = { args: { value: [5, 1, null, 3] } };
export const BlankFirst: Story = { args: { value: [null, 5, null, 1, 3] } };
export const Replaced: Story = {
  args: { finalists: fanzines, value: [184, 186, 183], 'aria-label': 'Best Fanzine' },
};
export const UnknownEntry: Story = { args: { value: [5, 999, 1] } };
export const ReadOnly: Story = { args: { value: [5, 1, null, 3], isReadOnly: true } };
export const ReadOnlyEmpty: Story = { args: { value: [], isReadOnly: true } };
export const Disabled: Story = { args: { value: [5, 1, null, 3], isDisabled: true } };
export const LongTitles: Story = {
  args: { finalists: shortStories, value: [23, 26], 'aria-label': 'Best Short Story' },
};
export const ThreePositions: Story = { args: { size: 3 } };
export const MenuOfRanked: Story = { play: openMenu(/^The Calculating Stars, position 2/) };
export const MenuOfUnranked: Story = { play: openMenu(/^Choose a position for /) };
export const Finnish: Story = {
  args: { value: [5, 1, null, 3] },
  globals: finnish,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/suosikkisi/)).toBeVisible();
  },
};
export const Dark: Story = { args: { value: [5, 1, null, 3] }, globals: dark };
export const DarkMenu: Story = { ...MenuOfRanked, globals: dark };
export const Phone: Story = { args: { value: [5, 1, null, 3] }, globals: phone };
/** A page can add a cover, a linked title and a synopsis to each entry. */
export const WithCovers: Story = {
  args: {
    value: [5, 1, null, 3],
    renderEntry: ({ id, title }) => ({
      cover: (
        <svg width="40" height="60" viewBox="0 0 40 60" aria-hidden="true">
          <rect width="40" height="60" rx="3" fill={`hsl(${id * 55} 45% 40%)`} />
        </svg>
      ),
      title: <a href={`#work-${id}`}>{title}</a>,
      details: 'What it is about, in a sentence or two that the category’s administrators wrote.',
    }),
  },
};
export const PhoneWithCovers: Story = { ...WithCovers, globals: phone };
/** A dragged row on the dark background. */
export const Dragged: Story = {
  parameters: { onGround: true },
  args: { value: [5, 1, 3] },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('The Calculating Stars')).closest('li');
    if (!row) throw new Error('No row');
    row.dataset.dragged = '';
    row.style.translate = '0 30px';
    await expect(row).toBeVisible();
  },
};
export const DraggedInDark: Story = { ...Dragged, globals: dark };
/** With the keyboard, a voter moves this entry by one. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /^The Calculating Stars, position 2/ })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(
      canvas.getByRole('button', { name: /^The Calculating Stars, position 1/ }),
    ).toHaveFocus();
  },
};
export const Undoable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Space Opera, not ranked/ }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
};
export const FinnishMenu: Story = {
  globals: finnish,
  play: openMenu(/^Valitse sija: /),
};
export const PhoneMenuOfUnranked: Story = { ...MenuOfUnranked, globals: phone };
export const PhoneMenu: Story = { ...MenuOfRanked, globals: phone };
export const PhoneLongTitles: Story = { ...LongTitles, globals: phone };
export const RightToLeft: Story = {
  args: { value: [5, 1, null, 3] },
  decorators: [rightToLeft],
};

const categories = Array.from({ length: 20 }, (_, category) => ({
  title: `Category ${category + 1}`,
  finalists: novels.map(({ id, title, subtitle }) => ({ id: id + category * 10, title, subtitle })),
  value: [5, 1, 3].map((id) => id + category * 10),
}));

/** The longest ballot page: every category, partly ranked. */
export const WholeBallot: Story = {
  parameters: { a11y: { test: 'off' } },
  render: ({ onChange }) => (
    <>
      {categories.map(({ title, finalists, value }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Page finalists={finalists} value={value} onChange={onChange} aria-label={title} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const category = within(canvas.getByRole('group', { name: 'Category 12' }));
    await userEvent.click(
      category.getAllByRole('button', { name: /^Choose a position for / })[1] ?? document.body,
    );
    await userEvent.click(category.getByRole('menuitemradio', { name: /Position 1/ }));
    await expect(category.getAllByRole('listitem')[0]).toHaveTextContent('Space Opera');
  },
};

/** An award with one choice and no "No award" entry. */
export const ChooseOne: Story = { args: { size: 1, noAward: null, value: [] } };
export const Chosen: Story = { args: { size: 1, noAward: null, value: [5] } };
export const ChosenToRead: Story = {
  args: { size: 1, noAward: 'None of these', value: [5], isReadOnly: true },
};
export const WithoutNoAward: Story = { args: { noAward: null, value: [5, 1] } };
export const ChooseOneInFinnish: Story = { args: { ...Chosen.args }, globals: finnish };

/** Ids can be texts. Without `value`, the ballot keeps its own, and sends it with the form. */
export const TextIds: Story = {
  render: () => (
    <form>
      <RankedBallot<string>
        aria-label="Best Novel"
        name="novel"
        finalists={[
          { id: 'silver', title: 'Spinning Silver', subtitle: 'by Naomi Novik' },
          { id: 'trail', title: 'Trail of Lightning', subtitle: 'by Rebecca Roanhorse' },
          { id: 'none', 'no-award': true, title: 'None of these' },
        ]}
        defaultValue={['trail']}
      />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^None of these, not/ }));
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).getAll('novel')).toEqual(['trail', 'none']);
  },
};
/** On a French page without French texts, the English ones have `lang`, but the titles don't. */
export const EnglishOnAFrenchPage: Story = {
  render: (args) => (
    <ConKitProvider locale="fr-FR" messages={{}}>
      <Page {...args} />
    </ConKitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is your favourite/)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Spinning Silver').closest('[lang=en]')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { fanzines, novels, shortStories } from '../../testing/ballots.ts';
import { BallotSummary } from './BallotSummary.tsx';

const meta = {
  title: 'components/BallotSummary',
  component: BallotSummary,
  args: { title: 'Best Novel', headingLevel: 2, finalists: novels, value: [5, 1, -1] },
  decorators: [onCard],
  parameters: {
    usage: {
      BallotSummary: {
        notFor: 'Changing a ranking: use `RankedBallot`.',
        keys: keys.none,
        screenReader:
          "The title, an ordered list in rank order, the entries that would not count with the reason, and the finalists that aren't ranked.",
        dos: ['Show it before a deadline and print it.'],
        donts: ["Leave out the finalists that aren't ranked. Not ranking them is a decision too."],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof BallotSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Full: Story = { args: { value: [5, 1, 3, 2, 4, 6, -1] } };
export const Gap: Story = { args: { value: [5, null, 1, 3] } };
export const BlankFirst: Story = { args: { value: [null, 5] } };
export const Unsaved: Story = { args: { isUnsaved: true } };
export const Replaced: Story = {
  args: { title: 'Best Fanzine', finalists: fanzines, value: [184, 186, 183] },
};
export const LongTitles: Story = {
  args: { title: 'Best Short Story', finalists: shortStories, value: [23, 26], isUnsaved: true },
};
export const Finnish: Story = { args: { value: [5, null, 1] }, globals: finnish };
export const Dark: Story = { args: { value: [5, null, 1], isUnsaved: true }, globals: dark };
export const Phone: Story = { ...LongTitles, globals: phone };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fanzines, novels, shortStories } from '../../testing/ballots.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { RankRead } from './RankRead.tsx';

const meta = {
  component: RankRead,
  args: {
    category: 'Best Novel',
    finalists: novels,
    ballot: [4, -1],
    size: 7,
    read: [5, 1, 3],
    onRank: fn(),
    onCancel: fn(),
  },
  parameters: {
    usage: {
      RankRead: {
        notFor: 'A first ranking without a reading list: the ballot itself is quicker.',
        keys: keys.dialog,
        screenReader: 'A dialog with the whole ranking; what would be added is named.',
        dos: ['Show it over the ballot that it changes.'],
        donts: ['Change the ranking before `onRank`.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Ranked',
      parts: [
        ['Title', 'h2', 'The category.'],
        ['Ranking', 'ol', 'What the ranking would be, with the added finalists marked.'],
        ['Buttons', 'footer', '“Not now” changes nothing.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof RankRead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ranked: Story = {};
export const NothingRanked: Story = { args: { ballot: [] } };
export const WithGap: Story = { args: { ballot: [4, null, 2] } };
export const TooMany: Story = { args: { ballot: [4, 2], size: 3 } };
export const Full: Story = { args: { ballot: [4], size: 1 } };
export const AllRanked: Story = { args: { ballot: [5, 1, 3] } };
export const Replaced: Story = {
  args: { category: 'Best Fanzine', finalists: fanzines, ballot: [186], read: [186, 187] },
};
export const LongTitles: Story = {
  args: { category: 'Best Short Story', finalists: shortStories, ballot: [], read: [20, 23, 26] },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

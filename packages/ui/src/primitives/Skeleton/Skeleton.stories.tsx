import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard, onGround } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { label: 'Loading...', shapes: ['heading', 'text', 'row', 'row'] },
  decorators: [onCard],
  parameters: {
    usage: {
      Skeleton: {
        notFor: 'Content without a known shape: use `Busy`.',
        keys: keys.none,
        screenReader: "Its `label`, politely. The shapes aren't read.",
        dos: ['Match the shapes of the content, so that there is no layout shift.'],
        donts: ['Show it again for a refresh.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

export const CardOfRows: StoryObj<typeof meta> = {};
export const Cards: StoryObj<typeof meta> = {
  args: { shapes: ['card', 'card'] },
  parameters: onGround,
};
export const CardsInTheDark: StoryObj<typeof meta> = { ...Cards, globals: dark };
export const Dark: StoryObj<typeof meta> = { globals: dark };

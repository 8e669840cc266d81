import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard, onGround } from '../../testing/stories.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { label: 'Loading...', shapes: ['heading', 'text', 'row', 'row'] },
  decorators: [onCard],
} satisfies Meta<typeof Skeleton>;
export default meta;

export const CardOfRows: StoryObj<typeof meta> = {};
export const Cards: StoryObj<typeof meta> = {
  args: { shapes: ['card', 'card'] },
  parameters: onGround,
};
export const CardsInTheDark: StoryObj<typeof meta> = { ...Cards, globals: dark };
export const Dark: StoryObj<typeof meta> = { globals: dark };

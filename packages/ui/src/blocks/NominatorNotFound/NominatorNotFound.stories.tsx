import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { NominatorNotFound } from './NominatorNotFound.tsx';

const meta = {
  component: NominatorNotFound,
  args: { title: 'Hugo Nominations', homeHref: '/' },
} satisfies Meta<typeof NominatorNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Finnish: Story = { globals: finnish };
export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };

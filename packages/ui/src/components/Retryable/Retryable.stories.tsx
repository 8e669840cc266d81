import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { dark, finnish } from '../../testing/stories.tsx';
import { Retryable } from './Retryable.tsx';

const meta = {
  component: Retryable,
  args: {
    failure: 'The ballot could not be loaded. There is no connection to the server.',
    onRetry: fn(),
    children: <Skeleton label="Loading your ballot" shapes={['card', 'card']} />,
  },
} satisfies Meta<typeof Retryable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const OnItsWay: Story = { args: { failure: undefined } };
export const Finnish: Story = {
  args: { failure: 'Äänestyslippua ei voitu ladata.' },
  globals: finnish,
};
export const Dark: Story = { globals: dark };

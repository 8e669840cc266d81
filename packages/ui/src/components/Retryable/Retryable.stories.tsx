import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { dark, finnish } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Retryable } from './Retryable.tsx';

const meta = {
  component: Retryable,
  args: {
    errorMessage: 'The ballot could not be loaded. There is no connection to the server.',
    onRetry: fn(),
    children: <Skeleton label="Loading your ballot" shapes={['card', 'card']} />,
  },
  parameters: {
    usage: {
      Retryable: {
        notFor: 'Loading states: put a `Skeleton` or `Busy` inside.',
        keys: keys.button,
        screenReader:
          'An alert with the reason, and “Try again”. The container receives the focus when that button disappears.',
        dos: ['Put everything that needs the data inside.'],
        donts: ['Reload the whole page for one part of it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Retryable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const OnItsWay: Story = { args: { errorMessage: undefined } };
export const Finnish: Story = {
  args: { errorMessage: 'Äänestyslippua ei voitu ladata.' },
  globals: finnish,
};
export const Dark: Story = { globals: dark };

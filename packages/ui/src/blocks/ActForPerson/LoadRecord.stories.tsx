import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish } from '../../testing/stories.tsx';
import { LoadRecord } from './LoadRecord.tsx';

const meta = {
  component: LoadRecord,
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const Failed: Story = {
  args: { failure: 'There is no connection to the server. Check your network and try again.' },
};
export const Finnish: Story = { ...Failed, globals: finnish };
export const Dark: Story = { globals: dark };

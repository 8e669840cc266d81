import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, onCard } from '../../testing/stories.tsx';
import { SaveState } from './SaveState.tsx';

const now = new Date('2019-07-01T14:07:00Z');

const meta = {
  component: SaveState,
  args: { status: { kind: 'saving' }, now, subject: 'Best Novel', onRetry: fn() },
  decorators: [onCard],
} satisfies Meta<typeof SaveState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustNow: Story = {
  args: { status: { kind: 'saved', at: new Date('2019-07-01T14:06:50Z') } },
};
export const MinutesAgo: Story = {
  args: { status: { kind: 'saved', at: new Date('2019-07-01T14:02:00Z') } },
};
export const LongAgo: Story = {
  args: { status: { kind: 'saved', at: new Date('2019-06-01T14:02:00Z') } },
};
export const Saving: Story = {};
export const Unsaved: Story = { args: { status: { kind: 'unsaved' } } };
export const NotSaved: Story = { args: { status: { kind: 'notSaved' } } };
export const Offline: Story = { args: { status: { kind: 'offline' } } };
export const Finnish: Story = {
  args: {
    status: { kind: 'notSaved' },
  },
  globals: finnish,
};
export const Dark: Story = { args: { status: { kind: 'offline' } }, globals: dark };

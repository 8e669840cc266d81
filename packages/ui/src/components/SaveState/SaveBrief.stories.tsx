import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NOW, SAVED_AT } from '../../testing/ballots.ts';
import { atTime, finnish, phone } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { SaveBrief } from './SaveState.tsx';

const meta = {
  component: SaveBrief,
  args: { status: 'saved', savedAt: SAVED_AT },
  decorators: [atTime(NOW)],
  parameters: {
    usage: {
      SaveBrief: {
        notFor: 'The only save status on a page. It announces nothing.',
        keys: [['Enter, Space', 'saves now, on “Try again”']],
        screenReader:
          "Its text, in reading order. It isn't a live region, because the parts announce their own status.",
        dos: ['Use it in a bar above several parts, with `overallSave`.'],
        donts: ['Use it instead of `SaveState`.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof SaveBrief>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const SavedLastMonth: Story = { args: { savedAt: '2019-06-01T10:00:00Z' } };
export const Saving: Story = { args: { status: 'saving' } };
export const Unsaved: Story = { args: { status: 'unsaved' } };
export const Offline: Story = { args: { status: 'offline' } };
export const NotSaved: Story = { args: { status: 'notSaved', onRetry: fn() } };
export const NotKept: Story = {
  args: { status: 'offline', isStoredLocally: false, onRetry: fn() },
};
export const Finnish: Story = {
  args: { status: 'notSaved', onRetry: fn() },
  globals: { ...finnish, ...phone },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NOW } from '../../testing/ballots.ts';
import { atTime, dark, finnish, onCard } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { SaveState } from './SaveState.tsx';

const meta = {
  component: SaveState,
  args: { status: 'saving', subject: 'Best Novel', onRetry: fn() },
  decorators: [atTime(NOW), onCard],
  parameters: {
    usage: {
      SaveState: {
        notFor: 'A form with a save button. The button shows the status.',
        keys: [['Enter, Space', 'saves now, on “Try again”']],
        screenReader:
          "Each change politely: saving, saved, not saved, offline. The passing of time isn't announced.",
        dos: ['Show it beside the work that it is about.'],
        donts: ['Say “saved” before the server has responded.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof SaveState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustNow: Story = { args: { status: 'saved', savedAt: '2019-07-01T14:06:50Z' } };
export const MinutesAgo: Story = { args: { status: 'saved', savedAt: '2019-07-01T14:02:00Z' } };
export const LongAgo: Story = { args: { status: 'saved', savedAt: '2019-06-01T14:02:00Z' } };
export const Saving: Story = {};
export const Unsaved: Story = { args: { status: 'unsaved' } };
export const NotSaved: Story = { args: { status: 'notSaved' } };
export const NotKept: Story = { args: { status: 'notSaved', isStoredLocally: false } };
export const Offline: Story = { args: { status: 'offline' } };
export const OfflineNotKept: Story = { args: { status: 'offline', isStoredLocally: false } };
export const Finnish: Story = { args: { status: 'notSaved' }, globals: finnish };
export const Dark: Story = { args: { status: 'offline' }, globals: dark };

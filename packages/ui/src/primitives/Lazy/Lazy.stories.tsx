import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onCard } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Lazy } from './Lazy.tsx';

const meta = {
  component: Lazy<{ text: string }>,
  args: {
    load: () => Promise.resolve({ text: 'Fetched when it was needed.' }),
    onError: fn(),
    children: ({ text }) => <p>{text}</p>,
  },
  decorators: [onCard],
  parameters: {
    usage: {
      Lazy: {
        notFor: 'Content that everyone sees at first. It costs a round trip.',
        keys: keys.none,
        screenReader:
          'Nothing of its own. Meanwhile, show on the pressed button that something is loading (`isPending`).',
        dos: [
          'Pass a stable `load` function.',
          'Report the failure in `onError` and offer to try again.',
        ],
        donts: ['Use it for server-rendered content. It renders nothing on the server.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Lazy<{ text: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fetched: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onCard } from '../../testing/stories.tsx';
import { OnDemand } from './OnDemand.tsx';

const meta = {
  component: OnDemand<{ text: string }>,
  args: {
    load: () => Promise.resolve({ text: 'Fetched when it was needed.' }),
    onFailed: fn(),
    children: ({ text }) => <p>{text}</p>,
  },
  decorators: [onCard],
} satisfies Meta<typeof OnDemand<{ text: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fetched: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { onCard } from '../../testing/stories.tsx';
import { Busy } from './Busy.tsx';

const meta = {
  component: Busy,
  args: { children: 'Charging aoife@example.com EUR 210 ...' },
  decorators: [onCard],
} satisfies Meta<typeof Busy>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { onCard } from '../../testing/stories.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'not ranked' },
  render: (args) => (
    <p>
      Spinning Silver <VisuallyHidden {...args} />
    </p>
  ),
  decorators: [onCard],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = {};

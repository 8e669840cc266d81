import type { Meta, StoryObj } from '@storybook/react-vite';
import { onCard } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
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
  parameters: {
    usage: {
      VisuallyHidden: {
        notFor: 'Text that sighted people need, too. Hide only what they see from the layout.',
        keys: keys.none,
        screenReader: 'Its text, in reading order.',
        dos: ['Use it where a picture or a position has a meaning.'],
        donts: ['Put a focusable element into it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAName: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Tag } from './Tag.tsx';

const meta = {
  component: Tag,
  args: { children: 'Invoice · €30' },
  decorators: [onCard],
  render: (args) => (
    <div>
      <Tag tone="info">Processing</Tag> <Tag tone="success">Paid</Tag> <Tag {...args} />{' '}
      <Tag tone="danger">Failed</Tag>
    </div>
  ),
  parameters: {
    usage: {
      Tag: {
        notFor: 'Anything to press or choose.',
        keys: keys.none,
        screenReader: 'Its text, in reading order.',
        dos: ['Keep it to one or two words.'],
        donts: ['Rely on the colour for its meaning.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Tag>;
export default meta;

export const Tones: StoryObj<typeof meta> = { args: { tone: 'warning' } };
export const Dark: StoryObj<typeof meta> = { args: { tone: 'warning' }, globals: dark };

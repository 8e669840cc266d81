import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard } from '../../testing/stories.tsx';
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
} satisfies Meta<typeof Tag>;
export default meta;

export const Tones: StoryObj<typeof meta> = { args: { tone: 'warning' } };
export const Dark: StoryObj<typeof meta> = { args: { tone: 'warning' }, globals: dark };

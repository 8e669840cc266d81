import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard, onGround } from '../../testing/stories.tsx';
import { DownloadIcon } from '../icons/icons.tsx';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/pay', children: 'Return to the main payments page' },
  decorators: [onCard],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const LikeAButton: Story = { args: { tone: 'primary', children: 'New membership' } };
export const Download: Story = {
  args: {
    tone: 'outline',
    download: true,
    href: '/packet.epub',
    icon: <DownloadIcon />,
    children: 'Download packet',
  },
};
export const OnTheGround: Story = { parameters: onGround };
export const Dark: Story = { globals: dark };

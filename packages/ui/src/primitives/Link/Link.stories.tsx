import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard, onGround } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { DownloadIcon } from '../icons/icons.tsx';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/pay', children: 'Return to the main payments page' },
  decorators: [onCard],
  parameters: {
    usage: {
      Link: {
        notFor: 'Changing data: use `Button`.',
        keys: keys.link,
        screenReader: 'A link named by its text. `aria-current` marks the current page.',
        dos: [
          "Wrap the application in `NavigationProvider`, so that in-app links don't reload the page.",
          'Use `tone` if the link is the main action of a card.',
        ],
        donts: ['Write “here”. Screen readers list links without their sentence.'],
      },
    } satisfies Usage,
  },
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

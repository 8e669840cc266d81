import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { PacketLinks } from './PacketLinks.tsx';

const epub = { key: 'epub', label: 'EPUB, 12MB', url: '/hugo-packet/5/Novel/epub' };
const mobi = { key: 'mobi', label: 'MOBI, 13MB', url: '/hugo-packet/5/Novel/mobi' };
const pdf = { key: 'pdf', label: 'PDF, 340kB', url: '/hugo-packet/5/Novel/pdf' };

const meta = {
  title: 'components/PacketLinks',
  component: PacketLinks,
  args: { category: 'Best Novel', formats: [epub, mobi, pdf] },
  decorators: [onCard],
  parameters: {
    usage: {
      PacketLinks: {
        notFor: "Downloads that aren't a category's packet.",
        keys: keys.link,
        screenReader:
          'A group named after the category. The first link names the packet; all have the format and size.',
        dos: ['Show the size. Some people pay for it.'],
        donts: ['Make it more prominent than the finalists.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof PacketLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

const extra = <Button>Get Steam Token for The Craft Sequence games</Button>;

export const ThreeFormats: Story = {};
export const OneFormat: Story = { args: { formats: [pdf] } };
export const WithExtra: Story = { args: { category: 'Best Series', children: extra } };
export const ExtraOnly: Story = { args: { formats: [], children: extra } };
export const Finnish: Story = { globals: finnish };
export const Dark: Story = { globals: dark };
export const Phone: Story = { args: { children: extra }, globals: phone };

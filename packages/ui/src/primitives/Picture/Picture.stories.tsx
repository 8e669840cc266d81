import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, onCard, phone } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { Picture } from './Picture.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="709" height="299"><text x="354" y="170" font-size="90" text-anchor="middle">Aoife</text></svg>`;

const meta = {
  component: Picture,
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    alt: 'Badge: Aoife',
    width: 709,
    height: 299,
  },
  decorators: [onCard],
  parameters: {
    usage: {
      Picture: {
        notFor:
          'Decoration and icons. It is for pictures that the server creates for one person, such as a barcode.',
        keys: [['Enter, Space', 'tries again after a failure']],
        screenReader:
          'That it is loading, then an image named by `alt`. After a failure, an alert and “Try again”.',
        dos: [
          'Set its size in pixels, so that there is no layout shift.',
          'Put all information of the picture into `alt`.',
        ],
        donts: ['Write “picture of” in `alt`.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Failed: Story = { args: { src: 'data:image/png,nothing' } };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const FailedInTheDark: Story = { ...Failed, globals: dark };

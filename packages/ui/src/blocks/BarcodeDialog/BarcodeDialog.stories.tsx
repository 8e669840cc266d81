import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { BarcodeDialog } from './BarcodeDialog.tsx';

const bars = Array.from({ length: 60 }, (_, bar) => `M${50 + bar * 10} 40h${2 + (bar % 3) * 3}v380`)
  .map((path) => `<path d="${path}H${path.match(/M(\d+)/)?.[1]}z"/>`)
  .join('');
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="709" height="551"><rect width="709" height="551" fill="#fff"/>${bars}</svg>`;

const meta = {
  component: BarcodeDialog,
  args: {
    name: 'Aoife Ní Bhriain',
    subtitle: { kind: 'member', membership: 'Adult', number: 214 },
    imageSrc: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    pdfHref: '/barcode.pdf',
    onClose: fn(),
  },
  parameters: {
    usage: {
      BarcodeDialog: {
        notFor: "Other people's tickets: it shows the barcode of a person on the account.",
        keys: keys.dialog,
        screenReader:
          'A dialog named after the person; an image with a text alternative, and links that save it.',
        dos: ['Load it on demand.'],
        donts: ['Show the barcode without the name: families have several.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Shown',
      parts: [
        ['Dialog', '[role=dialog]', 'Opens over the page of the person.'],
        ['Close', '[aria-label=Close]', 'Escape does the same.'],
        ['Barcode', '[role=dialog] img', 'With a text alternative for those who can’t scan it.'],
        ['Full screen', '[role=dialog] p ~ div button', 'A white screen that stays on.'],
        ['Downloads', 'footer a', 'A picture and a PDF, which work without a network.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof BarcodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Failed: Story = { args: { imageSrc: 'data:image/png,none' } };
export const Wallets: Story = {
  args: { appleWalletHref: '/pass.pkpass', googleWalletHref: 'https://pay.google.com/gp/v/save/a' },
};
const showFullScreen: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Show it full screen' }));
};
export const FullScreen: Story = { ...Wallets, play: showFullScreen };
export const FullScreenOnAPhone: Story = { ...FullScreen, globals: phone };
export const FullScreenInDark: Story = { ...FullScreen, globals: dark };
export const WalletsInFinnish: Story = { ...Wallets, globals: { ...finnish, ...phone } };
export const LongName: Story = { args: { name: LONG_NAME }, globals: phone };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

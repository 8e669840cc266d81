import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { SignatureDialog } from './SignatureDialog.tsx';

const meta = {
  component: SignatureDialog,
  args: { name: 'Aoife Byrne', onSign: fn(), onCancel: fn() },
  parameters: {
    usage: {
      SignatureDialog: {
        notFor: 'Ballots: voters sign them on their page.',
        keys: keys.dialog,
        screenReader: 'A dialog that explains who signs and why, with the focus in its field.',
        dos: ['Show it once per visit.'],
        donts: ['Fill in the name: signing means typing it.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Asked',
      parts: [
        ['Title', 'h2', 'What is signed.'],
        ['Signature', 'input[name=signature]', 'Has the focus. It is never filled in.'],
        ['Explanation', 'form p', 'Whose nominations, and what signing means.'],
        ['Buttons', 'footer', '“Cancel” signs nothing.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof SignatureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const LongName: Story = {
  args: { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Jones' },
};
export const Finnish: Story = { globals: finnish };
export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };

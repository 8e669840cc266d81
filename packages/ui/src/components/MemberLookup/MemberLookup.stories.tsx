import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { MemberLookup } from './MemberLookup.tsx';

const meta = {
  component: MemberLookup,
  args: { state: { kind: 'idle' }, onFind: fn(), defaultValue: { name: 'Niamh Kelly' } },
  decorators: [onCard],
} satisfies Meta<typeof MemberLookup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: {} } };
export const ReadyToFind: Story = {};
export const Searching: Story = { args: { state: { kind: 'searching' } } };
export const Multiple: Story = { args: { state: { kind: 'multiple' } } };
export const WithNumber: Story = {
  args: { defaultValue: { name: 'Niamh Kelly', memberNumber: '214' } },
};
export const NotFound: Story = { args: { state: { kind: 'notFound' } } };
export const Found: Story = {
  args: { state: { kind: 'found', member: { name: 'Niamh Kelly', membership: 'Adult' } } },
};
export const LongName: Story = {
  args: {
    state: {
      kind: 'found',
      member: {
        name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-Featherstonehaugh',
        membership: 'Supporter',
      },
    },
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', text: 'Too many searches. Try again in 2 minutes.' } },
};
export const Finnish: Story = { args: { state: { kind: 'multiple' } }, globals: finnish };
export const Phone: Story = { args: { state: { kind: 'multiple' } }, globals: phone };
export const Dark: Story = { args: { state: { kind: 'notFound' } }, globals: dark };

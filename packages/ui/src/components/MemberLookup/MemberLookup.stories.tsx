import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { MemberLookup } from './MemberLookup.tsx';

const meta = {
  component: MemberLookup,
  args: { state: { kind: 'idle' }, onSubmit: fn(), defaultValue: { name: 'Niamh Kelly' } },
  decorators: [onCard],
  parameters: {
    usage: {
      MemberLookup: {
        notFor: 'Searching members by part of a name. It finds one known member.',
        keys: [['Enter', 'in a field searches, without submitting the surrounding form']],
        screenReader:
          'A group of fields. Polite: the found member, that several match and the member number is needed, or that there is no match.',
        dos: ['Ask for the member number only when several members match, as this component does.'],
        donts: ['Disclose memberships to arbitrary callers. The server limits lookups too.'],
      },
    } satisfies Usage,
  },
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
  args: { state: { kind: 'failed', errorMessage: 'Too many searches. Try again in 2 minutes.' } },
};
export const Finnish: Story = { args: { state: { kind: 'multiple' } }, globals: finnish };
export const Phone: Story = { args: { state: { kind: 'multiple' } }, globals: phone };
export const Dark: Story = { args: { state: { kind: 'notFound' } }, globals: dark };

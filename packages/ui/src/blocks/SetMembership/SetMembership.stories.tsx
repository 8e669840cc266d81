import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { SetMembership } from './SetMembership.tsx';

const meta = {
  component: SetMembership,
  args: {
    name: 'Aoife Ní Bhriain',
    operator: 'desk@example.com',
    currentMembership: 'Supporting',
    options: [
      { value: 'Adult', label: 'Adult' },
      { value: 'Child', label: 'Child' },
      { value: 'NonMember', label: 'Non-member' },
    ],
    value: 'Adult',
    onChange: fn(),
    addedRights: ['badge'],
    removedRights: [],
    awardName: { name: 'Hugo Awards' },
    hasMemberNumber: false,
    reason: 'Paid in cash at the desk',
    onReasonChange: fn(),
    isPending: false,
    onSubmit: fn(),
    onCancel: fn(),
  },
  parameters: {
    usage: {
      SetMembership: {
        notFor: 'Sales: this form takes no payment.',
        keys: keys.form,
        screenReader:
          'The memberships as radio buttons; which rights begin and end; a required reason.',
        dos: ['Tell the person what ends before you do it.'],
        donts: ['Repair a payment with it.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'RightsEnd',
      parts: [
        ['Now', 'fieldset strong', 'The present membership.'],
        ['New membership', 'select', 'Without a price: nothing is paid.'],
        [
          'What follows',
          'section > ul, section ul',
          'Which rights begin and end, and who gets a mail.',
        ],
        ['Reason', 'textarea', 'Required. The member can read it.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof SetMembership>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { value: '', addedRights: [], reason: '' } };
export const RightsBegin: Story = {};
export const RightsEnd: Story = {
  args: {
    value: 'Child',
    addedRights: ['badge'],
    removedRights: ['wsfs_member', 'hugo_nominator'],
  },
};
export const NothingChanges: Story = { args: { addedRights: [] } };
export const FirstMembership: Story = {
  args: {
    currentMembership: 'Non-member',
    addedRights: ['member', 'badge'],
    hasMemberNumber: true,
  },
};
export const Sending: Story = { args: { isPending: true } };
export const Offline: Story = {
  args: { errorMessage: 'There is no connection to the server. Check your network and try again.' },
};
export const LongNames: Story = {
  args: { name: LONG_NAME, currentMembership: LONG_NAME, operator: `${LONG_NAME}@example.com` },
  globals: phone,
};
export const RightToLeft: Story = { ...RightsEnd, decorators: [rightToLeft] };
export const Finnish: Story = { ...RightsEnd, globals: finnish };
export const Phone: Story = { ...RightsEnd, globals: phone };
export const Dark: Story = { ...RightsEnd, globals: dark };

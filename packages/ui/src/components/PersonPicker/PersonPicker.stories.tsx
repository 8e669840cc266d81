import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { MemberLookup } from '../MemberLookup/MemberLookup.tsx';
import { PersonPicker } from './PersonPicker.tsx';

const lookup = <MemberLookup state={{ kind: 'idle' }} onSubmit={fn()} />;

const meta = {
  component: PersonPicker,
  args: {
    people: [
      { id: 5, name: 'Aoife Ní Bhriain', membership: 'Adult', membershipLabel: 'Adult' },
      { id: 6, name: 'Oisín Ní Bhriain', membership: 'Child', membershipLabel: 'Child' },
    ],
    value: 5,
    onChange: fn(),
    onRemove: fn(),
  },
  decorators: [onCard],
  parameters: {
    usage: {
      PersonPicker: {
        notFor: 'Choosing anything but people: use `RadioList`.',
        keys: [
          ['↑ ↓', 'selects the previous or next person'],
          ['Space', 'selects the person'],
        ],
        screenReader:
          "A group of radio buttons: each person with their membership, and why some can't be picked.",
        dos: ["Keep people who can't be picked in the list, with the reason."],
        donts: ["Offer other members when the purchase must be for the buyer's own account."],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof PersonPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {};
export const NonePicked: Story = { args: { value: null } };
export const WithRequiredMembership: Story = { args: { membershipTypes: ['Adult', 'Supporter'] } };
export const WithOtherMember: Story = { args: { lookup } };
export const LookingForOther: Story = { args: { lookup, value: 'other' } };
const found = { id: 9, name: 'Ronan Keane', membership: 'Supporter', membershipLabel: 'Supporter' };
export const OtherFound: Story = { args: { lookup, value: 'other', foundPerson: found } };
export const OtherNotAllowed: Story = {
  args: { lookup, value: 'other', foundPerson: found, membershipTypes: ['Adult'] },
};
export const Disabled: Story = { args: { lookup, isDisabled: true } };
export const Finnish: Story = {
  args: {
    lookup,
  },
  globals: finnish,
};
export const Phone: Story = { args: { lookup, value: 'other' }, globals: phone };
export const Dark: Story = { args: { lookup, value: 'other', foundPerson: found }, globals: dark };

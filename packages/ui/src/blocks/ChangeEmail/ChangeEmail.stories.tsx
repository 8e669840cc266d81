import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { ChangeEmail } from './ChangeEmail.tsx';

const meta = {
  component: ChangeEmail,
  args: {
    name: 'Aoife Ní Bhriain',
    operator: 'desk@example.com',
    currentEmail: 'aoife@example.com',
    sharedWith: [],
    value: 'aoife@example.org',
    onChange: fn(),
    reason: 'Lost the old mailbox, showed a passport',
    onReasonChange: fn(),
    isPending: false,
    onSubmit: fn(),
    onCancel: fn(),
  },
  parameters: {
    usage: {
      ChangeEmail: {
        notFor: 'Members, who change their address themselves by a link in a mail.',
        keys: keys.form,
        screenReader:
          'The current and the new address, who gets a mail, and what ends with the account.',
        dos: ['Verify by another channel that the request comes from the person.'],
        donts: ['Change an address because a mail asks for it: this gives away the whole account.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Filled',
      parts: [
        ['Person', 'form p', 'Whose account it is, all the time.'],
        ['Now', 'fieldset strong', 'The address at present.'],
        ['New address', 'input[type=email]', 'Typed, never chosen from a list.'],
        ['What follows', 'section ul', 'Who gets a mail, and what ends.'],
        ['Reason', 'textarea', 'Required, and the member can read it.'],
        ['Move', 'button[type=submit]', 'Names what happens. It stands beside “Cancel”.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof ChangeEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: '', reason: '' } };
export const Filled: Story = {};
export const OthersStay: Story = { args: { sharedWith: ['Oisín Ní Bhriain', 'Niamh Ní Bhriain'] } };
export const NoAddressBefore: Story = { args: { currentEmail: null } };
export const TheSame: Story = { args: { value: 'Aoife@example.com' } };
export const Refused: Story = {
  args: {
    emailErrorMessage: 'This is not accepted. Change it.',
    errorMessage: 'The server did not accept what was entered. Check the fields and try again.',
  },
};
export const Sending: Story = { args: { isPending: true } };
export const LongNames: Story = {
  args: { name: LONG_NAME, currentEmail: `${LONG_NAME}@example.com`, sharedWith: [LONG_NAME] },
  globals: phone,
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

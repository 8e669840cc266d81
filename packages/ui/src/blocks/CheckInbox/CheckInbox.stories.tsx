import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { CheckInbox } from './CheckInbox.tsx';

const email = 'aoife@example.com';

const meta = {
  component: CheckInbox,
  args: {
    email,
    reason: 'asked',
    codeEntry: { kind: 'ready' },
    onSubmitCode: fn(),
    resendRequest: { kind: 'none' },
    onResend: fn(),
    onChangeAddress: fn(),
  },
  parameters: {
    usage: {
      CheckInbox: {
        notFor: 'Cases where no mail was sent: the card promises one.',
        keys: [
          ['any digit', 'types the code'],
          ['Enter', 'submits the code'],
        ],
        screenReader:
          'Where the mail was sent, once the card has the focus; a field for six digits; how many tries are left, and when the mail can be sent again.',
        dos: ['Offer to change the address and to send the mail again.'],
        donts: ['Reveal whether the address has an account.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Asked',
      parts: [
        ['Heading', 'h2', 'What to do now, in three words.'],
        ['Address', 'section p', 'Where the mail went, so that a typing error is seen.'],
        [
          'Code',
          'input[name=code]',
          'Six digits, for a mail that is read on another device. Browsers fill it in.',
        ],
        ['Sign in', 'button[type=submit]', 'Checks the code, once there are six digits.'],
        ['Send again', 'button[type=button]', 'Waits until another mail makes sense.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof CheckInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const enter: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), '482913{Enter}');
};

export const Asked: Story = {};
export const AfterAnExpiredLink: Story = { args: { reason: 'expired' } };
export const Checking: Story = { args: { codeEntry: { kind: 'checking' } } };
export const Wrong: Story = {
  args: { codeEntry: { kind: 'wrong', remainingAttempts: 4 } },
  play: enter,
};
export const WrongForTheLastTime: Story = {
  args: { codeEntry: { kind: 'wrong', remainingAttempts: 0 } },
};
export const Expired: Story = { args: { codeEntry: { kind: 'expired' } } };
export const Offline: Story = {
  args: {
    codeEntry: {
      kind: 'failed',
      errorMessage: 'There is no connection to the server. Check your network and try again.',
    },
  },
  play: enter,
};
export const SendingAgain: Story = { args: { resendRequest: { kind: 'sending' } } };
export const SentAgain: Story = { args: { resendRequest: { kind: 'sent', email } } };
export const AgainTooSoon: Story = {
  args: {
    resendRequest: {
      kind: 'failed',
      errorMessage: 'That was too often. Try again in 9 minutes.',
      isRateLimited: true,
    },
  },
};
export const LongAddress: Story = {
  args: { email: `${LONG_NAME}@example.com`, reason: 'expired' },
  globals: phone,
};
export const RightToLeft: Story = { ...Wrong, decorators: [rightToLeft] };
export const Finnish: Story = { ...Wrong, globals: finnish };
export const FinnishVoid: Story = { ...WrongForTheLastTime, globals: { ...finnish, ...phone } };
export const Phone: Story = { ...Wrong, globals: phone };
export const Dark: Story = { ...Wrong, globals: dark };

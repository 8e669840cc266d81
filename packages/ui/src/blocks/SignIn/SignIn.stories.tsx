import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../../primitives/Link/Link.tsx';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { SignIn } from './SignIn.tsx';

const email = 'aoife@example.com';
const failed = (errorMessage: string) => ({ kind: 'failed', errorMessage }) as const;

const meta = {
  component: SignIn,
  args: {
    request: { kind: 'none' },
    onRequestLink: fn(),
    onReset: fn(),
    defaultEmail: email,
    help: [
      'Use the address you joined with.',
      <>
        The link should be there within about 30 minutes. Otherwise write to{' '}
        <Link href="mailto:registration@example.com">registration@example.com</Link>.
      </>,
    ],
  },
  parameters: {
    usage: {
      SignIn: {
        notFor:
          'Sign-up: new members buy a membership first, unless the convention lets them create an account.',
        keys: [['Enter', 'requests the link']],
        screenReader:
          'A field for the address, a button, and immediately the reason if a link was not sent.',
        dos: ['Explain why signing in is necessary here.'],
        donts: ['Ask for a password.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Filled',
      parts: [
        ['Heading', 'h2', 'Names the way: by mail, without a password.'],
        ['Address', 'input[type=email]', 'The only field. Browsers fill it in.'],
        ['Send', 'button[type=submit]', 'Asks for a link by mail; there is no password.'],
        [
          'Help',
          'form p',
          'One line; what to do if no mail comes is behind “Trouble signing in?”.',
        ],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultEmail: '' } };
export const Filled: Story = {};
export const NewAccount: Story = {
  args: { canCreateAccount: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Aoife');
  },
};
export const Sending: Story = { args: { request: { kind: 'sending' } } };
export const WithPasskey: Story = { args: { onPasskey: fn() } };
export const AskingForPasskey: Story = { args: { onPasskey: fn(), isPasskeyPending: true } };
export const PasskeyRemoved: Story = {
  args: {
    onPasskey: fn(),
    request: failed('This passkey was removed here. Sign in by mail, and add a new one.'),
  },
};
/** Shown for unknown addresses too, so that it does not reveal who has an account. */
export const Sent: Story = { args: { request: { kind: 'sent', email } } };
export const TooOften: Story = {
  args: { request: failed('That was too often. Try again in 9 minutes.') },
};
export const Offline: Story = {
  args: {
    request: failed('There is no connection to the server. Check your network and try again.'),
  },
};
export const Failed: Story = {
  args: { request: failed('The server has a problem. Try again in a moment.') },
};
const longAddress = `${LONG_NAME}@example.com`;
export const LongAddress: Story = {
  args: { defaultEmail: longAddress, request: { kind: 'sent', email: longAddress } },
  globals: phone,
};
export const RightToLeft: Story = { ...Sent, decorators: [rightToLeft] };
export const Finnish: Story = {
  args: { canCreateAccount: true, request: { kind: 'sent', email } },
  globals: finnish,
};
export const Phone: Story = { ...Sent, globals: phone };
export const Dark: Story = { ...Sent, globals: dark };

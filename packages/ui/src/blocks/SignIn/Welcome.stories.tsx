import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { SignIn } from './SignIn.tsx';
import { Welcome } from './Welcome.tsx';

const meta = {
  component: Welcome,
  args: {
    newMembershipHref: '/new',
    children: (
      <SignIn
        request={{ kind: 'none' }}
        onRequestLink={fn()}
        onReset={fn()}
        help={['Use the address you joined with.']}
      />
    ),
  },
  parameters: {
    usage: {
      Welcome: {
        notFor: 'Signed-in members.',
        keys: [['Enter', 'requests the link, or follows a link']],
        screenReader: "The convention's name, and the ways to join and to sign in.",
        dos: ['Put joining and signing in side by side.'],
        donts: ['Welcome visitors without a next step.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'SignedOut',
      parts: [
        ['Convention', 'h1', 'Where the visitor is.'],
        ['Join', 'p a', 'For those who have no membership.'],
        ['Sign in', 'section', '`SignIn`, for all others.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof Welcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const APageWasAskedFor: Story = { args: { reason: { kind: 'signInFirst' } } };
export const SignedOutElsewhere: Story = {
  args: { reason: { kind: 'signedOut', unsavedCount: 3 } },
};
export const RightToLeft: Story = { ...SignedOutElsewhere, decorators: [rightToLeft] };
export const Finnish: Story = { ...SignedOutElsewhere, globals: finnish };
export const Phone: Story = { ...SignedOutElsewhere, globals: phone };
export const Dark: Story = { ...SignedOutElsewhere, globals: dark };

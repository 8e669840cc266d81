import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { SignIn } from '../SignIn/SignIn.tsx';
import { NominatorSignIn } from './NominatorSignIn.tsx';

const meta = {
  component: NominatorSignIn,
  args: {
    title: 'Hugo Nominations',
    phase: 'open',
    opensAt: '2019-01-01T00:00:00-08:00',
    closesAt: '2019-03-15T23:59:00-07:00',
    timeZone: 'America/Los_Angeles',
    remaining: { value: 3, unit: 'day' },
    newMembershipHref: '/new',
    children: <SignIn request={{ kind: 'none' }} onRequestLink={fn()} onReset={fn()} />,
  },
  parameters: {
    usage: {
      NominatorSignIn: {
        notFor: 'Accounts: `NominationsPage`.',
        keys: keys.form,
        screenReader: 'The page and its deadline, what signing in leads to, and the form.',
        dos: ['Mail a link that leads back to this page.'],
        donts: ['Send visitors elsewhere to sign in.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Open',
      parts: [
        ['Title', 'h1', 'The page that was asked for.'],
        ['Deadline', 'time', 'When nominations close.'],
        ['Way on', 'p a', 'For those who have no membership.'],
        ['Sign in', 'section', '`SignIn`, whose mail leads back here.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof NominatorSignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Before: Story = { args: { phase: 'before', remaining: undefined } };
export const Closed: Story = { args: { phase: 'closed', remaining: undefined } };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

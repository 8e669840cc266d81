import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { WhyReadOnly } from './WhyReadOnly.tsx';

const noRight = {
  kind: 'noRight',
  name: 'Oisín Byrne',
  membership: 'Child',
  upgradeHref: '/upgrade/6',
} as const;

const meta = {
  component: WhyReadOnly,
  args: { reason: noRight, membershipsHref: '/new' },
  parameters: {
    usage: {
      WhyReadOnly: {
        notFor: 'Editable pages. It renders nothing there.',
        keys: keys.none,
        screenReader: 'Why nothing can be changed, in reading order.',
        dos: ['Put it above the locked fields.'],
        donts: ['Lock fields without it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof WhyReadOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoRight: Story = {};
export const NotAMember: Story = {
  args: { reason: { ...noRight, membership: 'Day pass', upgradeHref: undefined } },
};
export const NotOpenYet: Story = { args: { reason: { kind: 'notOpen' } } };
export const Closed: Story = { args: { reason: { kind: 'closed', announcement: undefined } } };
export const ClosedWithBallotAwaited: Story = {
  args: {
    reason: {
      kind: 'closed',
      announcement: 'The final ballot will be announced in the first week of April.',
    },
  },
};
export const Finnish: Story = { globals: finnish };
export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };

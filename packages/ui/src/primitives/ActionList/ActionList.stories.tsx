import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Usage } from '../../testing/usage.ts';
import { Card } from '../Card/Card.tsx';
import { ArrowUpIcon, PencilIcon, RocketIcon } from '../icons/icons.tsx';
import { ActionList } from './ActionList.tsx';

const meta = {
  component: ActionList,
  decorators: [
    (Story) => (
      <Card title="Buy new membership">
        <Story />
      </Card>
    ),
  ],
  args: {
    actions: [
      {
        id: 'edit',
        label: 'Edit personal information',
        hint: 'Listed as Aoife Ní Bhriain',
        icon: <PencilIcon />,
      },
      { id: 'upgrade', label: 'Upgrade membership', icon: <ArrowUpIcon />, href: '/upgrade/7' },
      {
        id: 'vote',
        label: 'Vote for the 2019 Hugo Awards',
        hint: '7 of 20 categories ranked',
        icon: <RocketIcon />,
        href: '/hugo/vote/7',
        isGroupStart: true,
      },
    ],
  },
  parameters: {
    usage: {
      ActionList: {
        notFor: 'Lists to read, and links in a sentence. For a single action, use `Button`.',
        keys: [
          ['Enter, Space', 'runs the action of a button row'],
          ['Enter', 'opens the page of a link row'],
        ],
        screenReader:
          'A list with its number of rows. Each row is a link or a button named by its label, status and price (“Upgrade Membership, from €40”). The reason for a disabled row is read after it.',
        dos: [
          'Use `href` for a row that opens a page and `onPress` for one that runs an action.',
          'Show the status in the second line: “2 of 20 categories ranked”.',
        ],
        donts: [
          'Highlight more than one row per page. It is for the next step.',
          "Remove a row that isn't possible now. Disable it and say why.",
        ],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof ActionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {
  play: async ({ canvas }) => {
    const lines = canvas
      .getAllByRole('listitem')
      .map((item) => getComputedStyle(item).borderBlockStartWidth);
    // Only the row that starts a group has a divider.
    await expect(lines).toEqual(['0px', '0px', '1px']);
  },
};
export const WithPrices: Story = {
  args: {
    actions: [
      {
        id: 'Adult',
        label: 'Adult',
        hint: 'Born on or before 15 August 1993',
        price: '€210',
        href: '/new/Adult',
      },
      { id: 'Child', label: 'Child', price: '€70', href: '/new/Child', isGroupStart: true },
      { id: 'Infant', label: 'Infant', price: 'free', href: '/new/Infant' },
    ],
  },
};
export const Disabled: Story = {
  args: {
    actions: [
      {
        id: 'upgrade',
        label: 'Upgrade membership',
        icon: <ArrowUpIcon />,
        isDisabled: true,
        explanation: 'No membership on this account can be upgraded.',
      },
    ],
  },
};
export const WhatIsNext: Story = {
  args: {
    actions: [
      {
        id: 'vote',
        label: 'Continue your Hugo ballot',
        hint: '2 of 20 categories ranked · saved 01:15',
        icon: <RocketIcon />,
        href: '/hugo/vote/7',
        isNext: true,
      },
      {
        id: 'status',
        label: 'Nominate for the 2019 Hugo Awards',
        hint: '12 works in 5 categories',
        isStatusOnly: true,
      },
      { id: 'upgrade', label: 'Upgrade membership', price: 'from €80', href: '/upgrade/7' },
    ],
  },
};
export const WhatIsNextInTheDark: Story = { ...WhatIsNext, globals: dark };
export const RightToLeft: Story = { ...WhatIsNext, decorators: [rightToLeft] };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

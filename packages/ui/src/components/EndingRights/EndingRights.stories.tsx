import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { EndingRights } from './EndingRights.tsx';

const meta = {
  component: EndingRights,
  args: {
    name: 'Aoife Ní Bhriain',
    membership: 'Child',
    rights: ['wsfs_member', 'hugo_nominator'],
    awardName: {
      name: 'Hugo Awards',
      forms: { about: 'Hugo-palkinnoista', to: 'Hugo-palkintoihin' },
    },
  },
  decorators: [onCard],
  parameters: {
    usage: {
      EndingRights: {
        notFor: 'New rights. They belong in the offer.',
        keys: keys.none,
        screenReader:
          'A polite announcement, as a list, of the rights that end with the chosen membership.',
        dos: ['Put it before the payment button.'],
        donts: ['Say it only in the receipt.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof EndingRights>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const All: Story = {
  args: { rights: ['member', 'wsfs_member', 'hugo_nominator', 'badge'] },
};
export const WithoutAwards: Story = {
  args: { rights: ['wsfs_member', 'badge'], awardName: undefined },
};
export const None: Story = { args: { rights: [] } };
export const LongName: Story = { args: { name: LONG_NAME }, globals: phone };
export const Finnish: Story = { ...All, globals: finnish };
export const Dark: Story = { globals: dark };

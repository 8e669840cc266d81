import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  attending,
  changing,
  children,
  daypasses,
  supporting,
  withoutPrices,
} from '../../testing/offers.ts';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { Offers } from './Offers.tsx';

const meta = {
  component: Offers,
  args: {
    membershipGroups: [attending, children, supporting],
    upgrade: { href: '/upgrade/5', kind: 'both' },
    daypasses,
  },
  parameters: {
    usage: {
      Offers: {
        notFor: 'Visitors who compare memberships: use `OfferCategories`.',
        keys: keys.link,
        screenReader:
          'A region for each kind of offer with a list of links and prices; why upgrading is not possible.',
        dos: ['Show every price, when it changes, and why something cannot be bought now.'],
        donts: ['Show the price only in the form.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Everything',
      parts: [
        ['Kind', 'section', 'Memberships, upgrades, day passes.'],
        ['Offer', 'li a', 'A link to the form, with the price beside it.'],
        [
          'Upgrade',
          'ul[aria-label=Upgrade]',
          'Explains itself if the account has no membership to upgrade.',
        ],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof Offers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const WithoutDayPasses: Story = { args: { daypasses: undefined } };
export const NoPersonToUpgrade: Story = {
  args: { upgrade: { href: '/upgrade', kind: 'both', unavailableReason: 'noPeople' } },
};
/** Prices are loading or could not be loaded; the links still work. */
export const WithoutPrices: Story = {
  args: {
    membershipGroups: [attending, children, supporting].map(withoutPrices),
    daypasses: withoutPrices(daypasses),
  },
};
/** A price that changes, and why something can't be bought. */
export const PricesByDate: Story = { args: { membershipGroups: [changing] } };
export const LongLabels: Story = {
  args: {
    membershipGroups: [
      [{ key: 'Long', label: LONG_NAME, hint: LONG_NAME, price: '€1,234.50', href: '/new/Long' }],
    ],
  },
  globals: phone,
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { ...NoPersonToUpgrade, globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { ...NoPersonToUpgrade, globals: dark };

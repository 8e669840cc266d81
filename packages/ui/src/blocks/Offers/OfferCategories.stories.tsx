import type { Meta, StoryObj } from '@storybook/react-vite';
import { attending, children, daypasses, supporting, withoutPrices } from '../../testing/offers.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { OfferCategories } from './OfferCategories.tsx';

const meta = {
  component: OfferCategories,
  args: {
    attend: attending,
    child: children,
    support: supporting,
    upgrade: { href: '/upgrade', obstacle: 'signedOut' },
    daypasses,
    daypassNote: <p>It does not guarantee a seat at the Hugo Ceremony.</p>,
  },
} satisfies Meta<typeof OfferCategories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const SignedIn: Story = { args: { upgrade: { href: '/upgrade/5' } } };
export const NobodyToUpgrade: Story = {
  args: { upgrade: { href: '/upgrade', obstacle: 'nobody' } },
};
export const OnlyAttending: Story = { args: { child: [], support: [], daypasses: undefined } };
/** Prices that are on their way, or could not be fetched. */
export const WithoutPrices: Story = {
  args: {
    attend: withoutPrices(attending),
    child: withoutPrices(children),
    support: withoutPrices(supporting),
    daypasses: withoutPrices(daypasses),
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

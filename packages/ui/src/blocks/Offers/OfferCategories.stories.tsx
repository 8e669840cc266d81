import type { Meta, StoryObj } from '@storybook/react-vite';
import { attending, daypasses, groups, withoutPrices } from '../../testing/offers.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { OfferCategories } from './OfferCategories.tsx';

const meta = {
  component: OfferCategories,
  args: {
    groups,
    upgrade: { href: '/upgrade', kind: 'both', unavailableReason: 'signedOut' },
    daypasses,
    daypassNote: <p>It does not guarantee a seat at the Hugo Ceremony.</p>,
  },
  parameters: {
    usage: {
      OfferCategories: {
        notFor: "The page with an account's people: `Offers` is shorter.",
        keys: keys.link,
        screenReader:
          'A region for each category with its description and a list of its types with prices.',
        dos: ["Explain each category in the convention's own words."],
        donts: ['Show an empty category.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'SignedOut',
      parts: [
        ['Category', 'section', 'In the convention’s own order and words.'],
        ['Description', 'section > p, section p', 'What it includes.'],
        ['Offer', 'li a', 'A link to the form, with the price beside it.'],
        ['Condition', 'li a span + span', 'Who can have it.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof OfferCategories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const SignedIn: Story = { args: { upgrade: { href: '/upgrade/5', kind: 'both' } } };
export const NoPersonToUpgrade: Story = {
  args: { upgrade: { href: '/upgrade', kind: 'both', unavailableReason: 'noPeople' } },
};
export const OnlyAttending: Story = {
  args: {
    groups: [{ key: 'all', title: 'Membership', offers: attending }],
    upgrade: undefined,
    daypasses: undefined,
  },
};
export const OnlyPaperPubs: Story = { args: { upgrade: { href: '/upgrade', kind: 'paperPubs' } } };
export const WithoutPaperPubs: Story = {
  args: { upgrade: { href: '/upgrade', kind: 'membership' } },
};
/** Prices are loading or could not be loaded. */
export const WithoutPrices: Story = {
  args: {
    groups: groups.map(({ key, title, text, offers }) => ({
      key,
      title,
      text,
      offers: withoutPrices(offers),
    })),
    daypasses: withoutPrices(daypasses),
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LONG_NAME } from '../../testing/people.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { SignIn } from '../SignIn/SignIn.tsx';
import { FrontIntro, type FrontIntroProps, type FrontPeriod } from './FrontIntro.tsx';
import { FrontJoin, type FrontJoinProps } from './FrontJoin.tsx';
import { FrontOffers, type FrontOffersProps } from './FrontOffers.tsx';
import { FrontPage } from './FrontPage.tsx';

const hugo = {
  name: 'Hugo Awards',
  forms: { about: 'Hugo-palkinnoista', to: 'Hugo-palkintoihin' },
};
const voting: FrontPeriod = {
  right: 'vote',
  award: hugo,
  year: 2019,
  href: '/hugo/vote',
  phase: 'open',
  instant: '2019-07-31T23:59:00-07:00',
  remaining: { value: 6, unit: 'day' },
};
const retro: FrontPeriod = {
  ...voting,
  award: { name: 'Retro Hugo Awards' },
  year: 1944,
  href: '/hugo/vote-retro',
};
const nominations: FrontPeriod = {
  ...voting,
  right: 'nominate',
  href: '/hugo/nominate',
  instant: '2019-03-15T23:59:00-07:00',
  remaining: { value: 1, unit: 'hour' },
};
const intro: FrontIntroProps = {
  title: 'Dublin 2019: An Irish Worldcon',
  tagline: 'The 77th World Science Fiction Convention',
  firstDay: '2019-08-15',
  lastDay: '2019-08-19',
  place: 'Convention Centre Dublin',
  website: 'https://www.dublin2019.com/',
  periods: [voting, retro],
  timeZone: 'America/Los_Angeles',
};
const join: FrontJoinProps = {
  href: '/new',
  from: '€40',
  ways: [
    { key: 'attend', label: 'All five days', price: '€130', highest: '€210' },
    { key: 'support', label: 'Supporting', price: '€40' },
    { key: 'daypass', label: 'Day passes', price: '€10', isFrom: true },
  ],
};
const offers: FrontOffersProps = {
  groups: [
    {
      key: 'attend',
      title: 'All five days',
      offers: [
        {
          key: 'Adult',
          label: 'Adult',
          hint: 'Born on or before 15 August 1993',
          price: '€210',
          href: '/new/Adult',
        },
        { key: 'YoungAdult', label: 'Young adult', price: '€130', href: '/new/YoungAdult' },
      ],
    },
    {
      key: 'support',
      title: 'Supporting',
      offers: [{ key: 'Supporter', label: 'Supporting', price: '€40', href: '/new/Supporter' }],
    },
  ],
};

interface Parts {
  intro?: Partial<FrontIntroProps>;
  join?: Partial<FrontJoinProps>;
  offers?: FrontOffersProps | null;
}

/** The arguments of a page with other parts. */
const page = (parts: Parts = {}) => ({
  intro: <FrontIntro {...intro} {...parts.intro} />,
  join: <FrontJoin {...join} {...parts.join} />,
  offers: parts.offers === null ? undefined : <FrontOffers {...offers} {...parts.offers} />,
});

const meta = {
  component: FrontPage,
  args: {
    ...page(),
    signInId: 'signin',
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
      FrontPage: {
        notFor: 'Signed-in members, and visitors who asked for another page: `Welcome`.',
        keys: keys.link,
        screenReader:
          "The convention's name as the heading, what is open as a list of links, then joining, signing in, and prices.",
        dos: ['Render the parts without state on the server only.'],
        donts: ['Make one of the two ways in smaller than the other.'],
      },
      FrontIntro: {
        notFor: 'Other pages, which have a `Page` with a title.',
        keys: keys.link,
        screenReader: 'A level 1 heading, then the days and the place, then the open periods.',
        dos: ['Leave out what is not known yet, such as the place.'],
        donts: ['List periods that are over.'],
      },
      FrontJoin: {
        notFor: 'Buying: the button leads to the list of memberships.',
        keys: keys.link,
        screenReader: 'A region named Join, with prices as pairs of name and price.',
        dos: ['Pass the lowest price that an adult can pay.'],
        donts: ["Advertise a child's price on the button."],
      },
      FrontOffers: {
        notFor: 'The page that sells memberships: `OfferCategories`.',
        keys: keys.link,
        screenReader: 'A heading for each group, then a list of links with prices.',
        dos: ['Link each row to its form.'],
        donts: ['Repeat the same membership in several groups.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Worldcon',
      parts: [
        ['Convention', 'h1', 'Its full name, with what it is, when and where.'],
        ['Open now', 'section ul', 'What can be done now, and until when.'],
        ['Join', 'dl', 'The way in for new members, with prices.'],
        ['Sign in', '#signin', 'The way in for members, of the same size.'],
        ['Prices', 'section h3', 'Every price, each with a link to its form.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof FrontPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Worldcon: Story = {
  play: async ({ canvas }) => {
    const level1 = canvas.getAllByRole('heading', { level: 1 });
    await expect(level1.map(({ textContent }) => textContent)).toEqual([intro.title]);
    await expect(canvas.getByText('15–19 August 2019')).toBeVisible();
    const links = within(canvas.getByRole('region', { name: 'Join' })).getAllByRole('link');
    await expect(links).toHaveLength(1);
  },
};
export const Nominating: Story = { args: page({ intro: { periods: [nominations] } }) };
export const OpeningSoon: Story = {
  args: page({ intro: { periods: [{ ...voting, phase: 'before', remaining: undefined }] } }),
};
/** A small convention: no award, one price, and no place yet. */
export const OnePrice: Story = {
  args: page({
    intro: {
      title: 'Teacup 2030',
      tagline: undefined,
      place: undefined,
      website: undefined,
      firstDay: '2030-05-04',
      lastDay: '2030-05-05',
      periods: [],
    },
    join: { from: '£35', ways: [{ key: 'weekend', label: 'The weekend', price: '£35' }] },
    offers: {
      groups: [
        {
          key: 'weekend',
          title: 'The weekend',
          offers: [{ key: 'Weekend', label: 'Weekend', price: '£35', href: '/new/Weekend' }],
        },
      ],
    },
  }),
};
export const WithoutPrices: Story = {
  args: page({ join: { from: undefined, ways: [] }, offers: null }),
};
export const LongNames: Story = {
  args: page({
    intro: { title: LONG_NAME, place: LONG_NAME, tagline: LONG_NAME },
    join: { ways: [{ key: 'long', label: LONG_NAME, price: '€1,234.50', highest: '€2,345.50' }] },
  }),
  globals: phone,
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: { ...finnish, ...phone } };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

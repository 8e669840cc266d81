import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { NominateLanding } from './NominateLanding.tsx';

const hugo = {
  key: 'hugo',
  label: 'Hugo nominations',
  eligibilityYear: 2018,
  categoryCount: 20,
  href: '/hugo/nominate/5',
};

const meta = {
  component: NominateLanding,
  args: {
    title: 'Hugo and Retro Hugo Nominations',
    name: 'Aoife Byrne',
    phase: 'open',
    opensAt: '2019-01-01T00:00:00-08:00',
    closesAt: '2019-03-15T23:59:00-07:00',
    timeZone: 'America/Los_Angeles',
    readOnlyReason: undefined,
    awards: [
      hugo,
      {
        key: 'retro',
        label: 'Retro Hugo nominations',
        eligibilityYear: 1943,
        categoryCount: 14,
        href: '/hugo/nominate-retro/5',
      },
    ],
    membershipsHref: '/new',
    homeHref: '/',
  },
  parameters: {
    usage: {
      NominateLanding: {
        notFor: 'Conventions with a single award: link to its page instead.',
        keys: keys.link,
        screenReader: 'A region for each award with its subject, its deadline and a link.',
        dos: ['Name the person whose nominations they are.'],
        donts: ['Show a deadline that has passed.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Open',
      parts: [
        ['Deadline', 'time', 'In the member’s time zone; the convention’s own is behind it.'],
        ['Person', 'section', 'Whose nominations they are.'],
        ['Award', 'li a', 'One entry for each award, with its year and size.'],
        ['Way back', 'p > a, p a', 'To the memberships.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof NominateLanding>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OneAward: Story = { args: { awards: [{ ...hugo, categoryCount: 1 }] } };
export const NoRight: Story = {
  args: {
    readOnlyReason: {
      kind: 'noRight',
      name: 'Oisín Byrne',
      membership: 'Child',
      upgradeHref: '/upgrade/6',
    },
  },
};
export const NotOpenYet: Story = { args: { phase: 'before', readOnlyReason: { kind: 'notOpen' } } };
export const AfterTheDeadline: Story = {
  args: { phase: 'closed', readOnlyReason: { kind: 'closed', announcement: undefined } },
};
export const LongName: Story = {
  args: { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Jones' },
};
export const Finnish: Story = { globals: finnish };
export const RightToLeft: Story = {
  decorators: [rightToLeft],
};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { alpha, award, savedIn } from '../../testing/nominations.ts';
import { dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import {
  AwardNominations,
  type AwardNominationsProps,
} from '../AwardNominations/AwardNominations.tsx';
import { NominationsPage } from './NominationsPage.tsx';

const nominations = (isReadOnly: boolean, categories: AwardNominationsProps['categories']) => (
  <AwardNominations
    id="categories"
    categories={categories}
    max={5}
    isReadOnly={isReadOnly}
    isSigned
    isStoredLocally
    mail={{ isPending: false, onSend: fn() }}
    onChange={fn()}
    onSave={fn()}
    onResolveConflict={fn()}
    onDownload={fn()}
  />
);
const saved = award(savedIn([alpha]));

const meta = {
  component: NominationsPage,
  args: {
    title: 'Hugo Nominations',
    name: 'Aoife Byrne',
    phase: 'open',
    opensAt: '2019-01-01T00:00:00-08:00',
    closesAt: '2019-03-15T23:59:00-07:00',
    timeZone: 'America/Los_Angeles',
    remaining: { value: 23, unit: 'day' },
    readOnlyReason: undefined,
    rules: {
      eligibilityYear: 2018,
      eligibility: [
        'Works that first appeared in 2018, and what people did in 2018.',
        'Written fiction is divided by its length in words.',
      ],
      max: 5,
      contactEmail: 'hugohelp@example.com',
    },
    otherAwards: [{ href: '/hugo/nominate-retro/5', label: 'Retro Hugo nominations' }],
    membershipsHref: '/new',
    homeHref: '/',
    categoriesId: 'categories',
    errorMessage: undefined,
    onRetry: fn(),
    children: nominations(false, saved),
  },
  parameters: {
    usage: {
      NominationsPage: {
        notFor: 'The nominations themselves: put `AwardNominations` inside it.',
        keys: [
          ['Enter, Space', 'unfolds the rules, on their heading'],
          ['Enter', 'follows the link to the other award or to the help'],
        ],
        screenReader:
          'The deadline and the nominator, the reason if nothing can be changed, and the summary of the rules.',
        dos: ['Fold the rules to one line.'],
        donts: ['Explain how to nominate after the deadline.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Open',
      parts: [
        ['Deadline', 'time', 'In the member’s time zone.'],
        ['Person', 'p > strong:not(:has(~ time))', 'Whose nominations they are.'],
        ['Other award', 'p a', 'Switches between the awards of this year.'],
        ['Rules', 'details', 'Folded to one line with the year and the number of works.'],
        ['Nominations', 'nav', '`AwardNominations`, or another child.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof NominationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** The rules are folded for people who have nominated before. */
export const OneAward: Story = { args: { otherAwards: [] } };
export const Loading: Story = { args: { children: undefined } };
export const CouldNotBeLoaded: Story = {
  args: { children: undefined, errorMessage: 'The server has a problem. Try again in a moment.' },
};
export const NoRight: Story = {
  args: {
    readOnlyReason: {
      kind: 'noRight',
      name: 'Oisín Byrne',
      membership: 'Child',
      upgradeHref: '/upgrade/6',
    },
    children: nominations(true, []),
  },
};
export const NotOpenYet: Story = {
  args: {
    phase: 'before',
    remaining: undefined,
    readOnlyReason: { kind: 'notOpen' },
    children: nominations(true, award(savedIn([]))),
  },
};
export const AfterTheDeadline: Story = {
  args: {
    phase: 'closed',
    remaining: undefined,
    readOnlyReason: {
      kind: 'closed',
      announcement: 'The final ballot will be announced in the first week of April.',
    },
    children: nominations(true, saved),
  },
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

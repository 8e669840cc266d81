import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LONG_NAME, NOW, SAVED_AT } from '../../testing/ballots.ts';
import { inEveryMode, inForcedColors } from '../../testing/modes.ts';
import { partlyRead, readingCategories } from '../../testing/reading.ts';
import { atTime, dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { ReadingList, type ReadingAccount } from './ReadingList.tsx';

const onDevice: ReadingAccount = {
  isKept: false,
  isPending: false,
  deletedOn: '18 November 2019',
  status: 'saved',
  onKeptChange: fn(),
  onRetry: fn(),
};
const onAccount: ReadingAccount = { ...onDevice, isKept: true, savedAt: SAVED_AT };

const meta = {
  component: ReadingList,
  args: {
    title: 'Reading list',
    subtitle: 'Aoife Byrne, Adult member #214',
    categories: readingCategories,
    reading: partlyRead,
    account: onDevice,
    onChange: fn(),
    onRank: fn(),
    onOpenFile: fn(),
    onDownload: fn(),
  },
  decorators: [atTime(NOW)],
  parameters: {
    usage: {
      ReadingList: {
        notFor: 'Ranking: use `AwardBallot`.',
        keys: [
          ['Enter, Space', 'folds and unfolds a category, on its heading'],
          ['← ↑ → ↓', 'change the status of a finalist'],
        ],
        screenReader:
          'A heading for each category with its progress, then a group for each finalist with its status and note. The progress of the whole list is announced when it changes.',
        dos: [
          'Keep every change on the device at once, and call `onKeptChange` only after the member chose.',
          'Wrap it in a `NowProvider`, to show how long ago something was saved.',
        ],
        donts: ['Send notes to the server while `account.isKept` is false.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'PartlyRead',
      parts: [
        ['Progress', 'output', 'How many finalists are read, in all categories.'],
        ['Where it is kept', 'details', 'This device, and the account if the member wants it.'],
        ['Tools', 'select', 'Filter and order; printing and a download.'],
        ['Category', 'details', 'Folds to its title and progress. Printed unfolded.'],
        ['Finalist', 'li', 'The status as three radio buttons, and the private note.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof ReadingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { reading: {} } };
export const PartlyRead: Story = {};
export const OnAccount: Story = { args: { account: onAccount } };
export const Choosing: Story = { args: { account: { ...onDevice, isPending: true } } };
export const Unsaved: Story = { args: { account: { ...onAccount, status: 'unsaved' } } };
export const Offline: Story = { args: { account: { ...onAccount, status: 'offline' } } };
export const Failed: Story = {
  args: {
    account: {
      ...onAccount,
      status: 'notSaved',
      errorMessage: 'The server has a problem. Try again in a moment.',
    },
  },
};
/** After a move to another account, the account's list is closed for some days. */
export const Held: Story = {
  args: {
    account: {
      ...onDevice,
      isPending: true,
      errorMessage:
        'This person was moved to your address. To protect their vote, their ballot and nominations stay closed here for some days. If a deadline is near, write to us.',
    },
  },
};
/** The browser stores nothing. */
export const NotKept: Story = { args: { isStoredLocally: false } };
/** More than 90 days after the results. */
export const NoAccount: Story = { args: { account: undefined } };
export const NoteTooLong: Story = {
  args: {
    account: onAccount,
    reading: { 1: { status: 'read', note: 'A very long note. '.repeat(120) } },
  },
};
export const AllRead: Story = {
  args: {
    reading: Object.fromEntries(
      readingCategories.flatMap(({ finalists }) =>
        finalists.map(({ id }) => [id, { status: 'read' as const, note: '' }]),
      ),
    ),
  },
};
export const TwoAwards: Story = {
  args: {
    categories: readingCategories.map(({ key, title, finalists }, at) => ({
      key,
      title,
      finalists,
      award: at < 2 ? 'Hugo Awards' : '1944 Retro Hugo Awards',
    })),
  },
};
export const LongNames: Story = {
  args: {
    title: LONG_NAME,
    subtitle: LONG_NAME,
    categories: [
      {
        key: 'Novel',
        title: LONG_NAME,
        finalists: [{ id: 1, title: LONG_NAME, subtitle: LONG_NAME }],
      },
    ],
    reading: { 1: { status: 'read', note: LONG_NAME.repeat(3) } },
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Finnish: Story = { globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
export const EveryMode: Story = { args: { account: onAccount }, parameters: inEveryMode };
export const ForcedColors: Story = { parameters: inForcedColors };

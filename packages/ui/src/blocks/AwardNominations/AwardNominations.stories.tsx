import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { alpha, award, beta, changedIn, nominated, savedIn } from '../../testing/nominations.ts';
import { atTime, dark, finnish, phone, rightToLeft } from '../../testing/stories.tsx';
import type { Anatomy, Usage } from '../../testing/usage.ts';
import { AwardNominations } from './AwardNominations.tsx';

const meta = {
  component: AwardNominations,
  decorators: [atTime(new Date('2019-02-20T12:00:00Z'))],
  args: {
    categories: award(savedIn([alpha, beta])),
    max: 5,
    isReadOnly: false,
    isSigned: true,
    isStoredLocally: true,
    mail: { isPending: false, onSend: fn() },
    onChange: fn(),
    onSave: fn(),
    onResolveConflict: fn(),
    onDownload: fn(),
  },
  parameters: {
    usage: {
      AwardNominations: {
        notFor: 'Voting: use `AwardBallot`.',
        keys: [
          ['Enter, Space', 'folds and unfolds a category, on its heading'],
          ['Enter', 'in a field, goes to the next row, as in `NominationGrid`'],
        ],
        screenReader:
          'A navigation of the categories that marks filled and unsaved ones; each category is a region, and its heading summarises what is in it.',
        dos: ['Let categories that need a decision open on their own.'],
        donts: ['Fold a category while it is being edited.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Saved',
      parts: [
        ['Index', 'nav', 'Every category with its progress and what is saved.'],
        ['Save now', 'nav button', 'Saves every change without waiting for a pause.'],
        ['Category', 'section', 'Folds to one line with what is in it.'],
        ['Save status', 'output', 'What the server has of this category.'],
        ['Nominations', '[data-grid]', '`NominationGrid`: one row for each work, in free text.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof AwardNominations>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = [nominated(), nominated({ key: 'Novella', title: 'Best Novella' })];
const unsaved = award(changedIn([alpha]));
const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Annual';

export const Empty: Story = { args: { categories: empty } };
/** Nothing is saved without a signature. */
export const NotSigned: Story = { args: { categories: unsaved, isSigned: false } };
export const NotSignedAndNothingIsKept: Story = {
  args: { categories: unsaved, isSigned: false, isStoredLocally: false },
};
export const Saved: Story = {};
export const PartlyFilled: Story = { args: { categories: unsaved } };
export const AllFilledIn: Story = {
  args: {
    categories: [
      savedIn([alpha, beta]),
      savedIn([{ author: 'N. Obody' }], { key: 'Novella', title: 'Best Novella' }),
    ],
  },
};
/** An unsaved category is marked in its summary and in the index. */
export const FoldedNotSaved: Story = {
  args: { categories: unsaved },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Best Novel' }));
    await expect(await canvas.findByText('Not saved yet:')).toBeVisible();
  },
};
/** The server refused a category that was folded. */
export const RefusedBelow: Story = {
  args: {
    categories: [
      nominated(),
      changedIn([beta], {
        key: 'Novella',
        title: 'Best Novella',
        status: 'notSaved',
        refusal: { kind: 'field', row: 0, field: 'author' },
      }),
    ],
  },
};
export const TooMany: Story = {
  args: {
    categories: award(
      changedIn([alpha, beta, alpha, beta, alpha, beta], {
        status: 'notSaved',
        refusal: { kind: 'tooMany' },
      }),
    ),
  },
};
/** A field offers what the nominator typed in other categories. */
export const Suggestions: Story = {
  args: {
    categories: award(
      changedIn([alpha, { author: 'mar' }], {
        suggestions: { author: ['Mary Robinette Kowal', 'Martha Wells', `Marie ${long}`] },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Author Nomination 2' }));
    await expect(await canvas.findByRole('button', { name: 'Martha Wells' })).toBeVisible();
  },
};
export const PhoneSuggestions: Story = { ...Suggestions, globals: phone };
export const Hints: Story = {
  args: {
    categories: award(
      changedIn([{ title: 'A Made-Up Story (22,000 words)' }, alpha, alpha], {
        hints: [
          { kind: 'length', row: 0, value: 22_000, unit: 'words', category: 'Novella' },
          { kind: 'elsewhere', row: 1, category: 'Novella' },
        ],
      }),
    ),
  },
};
export const TooManyPasted: Story = {
  args: { categories: award(changedIn([alpha, beta, alpha, beta])) },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getAllByRole('textbox', { name: 'Title Nomination 5' })[0] as HTMLElement,
    );
    await userEvent.paste('Alpha\nBeta\nGamma');
    await expect(await canvas.findByText(/found no empty row/)).toBeVisible();
  },
};
export const Saving: Story = {
  args: { categories: award(changedIn([alpha], { status: 'saving' })) },
};
/** A save status of any length leaves the fields in the same place. */
export const StandsStill: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    categories: [
      '2019-02-20T11:59:59Z',
      '2019-02-20T11:59:37Z',
      '2019-02-20T10:58:00Z',
      undefined,
    ].map((savedAt, at) => savedIn([alpha], { savedAt, key: `Novel${at}`, title: `Novel ${at}` })),
  },
  play: async ({ canvas }) => {
    const regions = await canvas.findAllByRole('region', { name: /^Novel/ });
    const tops = new Set<number>();
    for (const region of regions) {
      const fold = region.querySelector('details');
      if (fold && !fold.open) await userEvent.click(within(region).getByRole('heading'));
      const [field] = await within(region).findAllByRole('textbox');
      const { top = 0 } = field?.getBoundingClientRect() ?? {};
      tops.add(Math.round(top - region.getBoundingClientRect().top));
    }
    await expect(canvas.getByText('just now')).toBeVisible();
    await expect(tops.size).toBe(1);
  },
};
export const PhoneStandsStill: Story = { ...StandsStill, globals: phone };
export const Failed: Story = {
  args: {
    categories: award(changedIn([alpha], { status: 'notSaved' })),
    problem: {
      kind: 'failed',
      errorMessage: 'The server has a problem. Try again in a moment.',
    },
  },
};
export const Offline: Story = {
  args: { categories: award(changedIn([alpha], { status: 'offline' })) },
};
export const NothingIsKept: Story = {
  args: { categories: award(changedIn([alpha], { status: 'offline' })), isStoredLocally: false },
};
export const SignedOut: Story = {
  args: {
    categories: award(changedIn([alpha], { status: 'notSaved' })),
    problem: { kind: 'signedOut', signInHref: '/?next=%2Fhugo%2Fnominate%2F5' },
  },
};
export const SignedOutAndNothingIsKept: Story = {
  args: {
    categories: award(changedIn([alpha], { status: 'notSaved' })),
    problem: { kind: 'signedOut', signInHref: '/?next=%2Fhugo%2Fnominate%2F5' },
    isStoredLocally: false,
  },
};
export const Conflict: Story = {
  args: {
    categories: award(changedIn([alpha], { savedRows: [beta], hasConflict: true })),
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const ReadOnlyAndEmpty: Story = { args: { isReadOnly: true, categories: empty } };
export const ClosedBeforeAllWasSaved: Story = {
  args: {
    isReadOnly: true,
    categories: award(changedIn([alpha, beta], { savedRows: [alpha], status: 'notSaved' })),
    problem: { kind: 'tooLate' },
  },
};
export const Mailing: Story = { args: { mail: { isPending: true, onSend: fn() } } };
export const Mailed: Story = {
  args: {
    categories: unsaved,
    mail: {
      onSend: fn(),
      isPending: false,
      sent: { email: 'aoife@example.com', isComplete: false, at: new Date('2019-02-20T11:58:00Z') },
    },
  },
};
export const MailFailed: Story = {
  args: {
    mail: {
      isPending: false,
      errorMessage: 'Nothing is saved yet that could be mailed.',
      onSend: fn(),
    },
  },
};
export const LongTitles: Story = {
  args: {
    categories: award(savedIn([{ title: long, author: long }], { title: `Best ${long}` })),
  },
};
export const Finnish: Story = { args: { categories: unsaved }, globals: finnish };
export const RightToLeft: Story = {
  args: { categories: unsaved },
  decorators: [rightToLeft],
};
export const Phone: Story = { args: { categories: unsaved }, globals: phone };
export const PhoneFinnish: Story = {
  args: { categories: award(savedIn([alpha, beta])) },
  globals: { ...phone, ...finnish },
};
export const Dark: Story = { args: { categories: unsaved }, globals: dark };
export const DarkFinnishConflict: Story = {
  args: { ...Conflict.args },
  globals: { ...dark, ...finnish },
};

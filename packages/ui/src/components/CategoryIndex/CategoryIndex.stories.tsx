import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { BallotIcon, CheckIcon } from '../../primitives/icons/icons.tsx';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { SaveBrief } from '../SaveState/SaveState.tsx';
import { CategoryIndex } from './CategoryIndex.tsx';

const mark = { icon: <CheckIcon />, label: 'ranked' };

const meta = {
  component: CategoryIndex,
  args: {
    categories: [
      { key: 'Novel', title: 'Best Novel', mark },
      { key: 'Novella', title: 'Best Novella', mark: undefined },
      { key: 'Series', title: 'Best Series', mark: undefined },
    ],
    doneCount: 1,
    progressLabel: '1 of 3 ranked',
  },
  parameters: {
    usage: {
      CategoryIndex: {
        notFor: 'Navigation between the pages of a site. It navigates one long page.',
        keys: [
          ['Enter', 'opens a category'],
          ['Enter, Space', 'opens or closes the list on narrow screens'],
          ['Escape', 'closes the list and returns the focus'],
        ],
        screenReader:
          "A navigation named “Categories”. Each link contains its category's status, and the current one has `aria-current`.",
        dos: ['Put it before the categories, so that it comes first in the tab order.'],
        donts: ['Show a mark without a label.'],
      },
      CategoryLinks: {
        notFor: 'A list of all categories: use `CategoryIndex`.',
        keys: keys.link,
        screenReader: 'The titles as links, joined as a list in the current language.',
        dos: ['Use it in a sentence: “Not saved: Best Novel and Best Fanzine”.'],
        donts: ['Use it for more than about five categories.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof CategoryIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

const way = { href: '#review', icon: <BallotIcon />, label: 'Review' };

export const Plain: Story = {};
export const WithReview: Story = { args: { summaryLink: way } };
export const LastDay: Story = { args: { summaryLink: way, note: 'Closes in 3 hours' } };
export const Offline: Story = {
  args: { summaryLink: way, saveStatus: <SaveBrief status="offline" /> },
};
export const NotSaved: Story = {
  args: { summaryLink: way, saveStatus: <SaveBrief status="notSaved" onRetry={() => undefined} /> },
  globals: phone,
};
export const WithTools: Story = { args: { children: <Button tone="primary">Save now</Button> } };
export const Finnish: Story = { args: { progressLabel: 'Järjestetty 1/3' }, globals: finnish };
export const Dark: Story = { args: { summaryLink: way }, globals: dark };
export const Phone: Story = {
  args: { summaryLink: way, note: 'Closes in 3 hours' },
  globals: phone,
};

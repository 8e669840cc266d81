import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { BallotIcon, CheckIcon } from '../../primitives/icons/icons.tsx';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { SaveBrief } from '../SaveState/SaveBrief.tsx';
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
    done: 1,
    progress: '1 of 3 ranked',
  },
} satisfies Meta<typeof CategoryIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

const way = { href: '#review', icon: <BallotIcon />, label: 'Review' };

export const Plain: Story = {};
export const WithReview: Story = { args: { way } };
export const LastDay: Story = { args: { way, note: 'Closes in 3 hours' } };
export const Offline: Story = { args: { way, state: <SaveBrief status="offline" /> } };
export const NotSaved: Story = {
  args: { way, state: <SaveBrief status="notSaved" onRetry={() => undefined} /> },
  globals: phone,
};
export const WithTools: Story = { args: { children: <Button tone="primary">Save all</Button> } };
export const Finnish: Story = { args: { progress: 'Järjestetty 1/3' }, globals: finnish };
export const Dark: Story = { args: { way }, globals: dark };
export const Phone: Story = { args: { way, note: 'Closes in 3 hours' }, globals: phone };

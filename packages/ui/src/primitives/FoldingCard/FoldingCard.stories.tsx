import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { CardBody } from '../Card/Card.tsx';
import { FoldingCard } from './FoldingCard.tsx';

const meta = {
  component: FoldingCard,
  args: {
    title: 'How to nominate',
    isOpen: true,
    children: (
      <CardBody>
        <p>You can nominate up to five works or people in each category.</p>
      </CardBody>
    ),
  },
  parameters: {
    usage: {
      FoldingCard: {
        notFor: 'An optional part of a form: use `Fold`.',
        keys: keys.disclosure,
        screenReader:
          'A disclosure with its heading, expanded or collapsed. The hint is read while it is folded.',
        dos: ["Summarize the content in `hint`, for people who don't open it."],
        donts: ['Fold content that changes while the reader is elsewhere on the page.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof FoldingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Folded: Story = { args: { isOpen: false } };
export const WithHint: Story = {
  args: { hint: 'Works of 2018 · up to 5 in each category', isOpen: false },
};
export const LongTitle: Story = {
  args: { title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', isOpen: false },
  globals: phone,
};
export const Dark: Story = { globals: dark };

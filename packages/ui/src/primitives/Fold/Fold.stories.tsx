import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Fold } from './Fold.tsx';

const meta = {
  component: Fold,
  args: {
    title: 'You can do this later',
    hint: 'Badge, public name, address',
    children: <TextField label="Badge name" value="" onChange={fn()} />,
  },
  decorators: [onCard],
  parameters: {
    usage: {
      Fold: {
        notFor:
          'Required fields and fields that most people need. For a card that folds, use `FoldingCard`.',
        keys: keys.disclosure,
        screenReader: 'A disclosure named by its title and hint, expanded or collapsed.',
        dos: [
          'Summarize the content in `hint`.',
          'Pass `hasContent` and `hasError`, so that it opens for filled-in or invalid fields.',
        ],
        donts: ['Hide a required field in it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Filled: Story = { args: { hasContent: true } };
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

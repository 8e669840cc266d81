import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  component: Notice,
  args: { children: 'Position 3 is empty. Not counted: Revenant Gun.' },
  parameters: {
    usage: {
      Notice: {
        notFor:
          'Confirmations that need no action: use `MessageBar`. For an invalid field, use its `errorMessage`.',
        keys: keys.none,
        screenReader:
          'Its text, in reading order. With `role` it is announced when it appears: politely as `status`, immediately as `alert`.',
        dos: [
          'Say what happened, then what to do, and offer that as `action`.',
          'Use `alert` for unexpected and urgent messages.',
        ],
        donts: ['Rely on colour alone. The icon and the text must say it too.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { children: 'Nominations open on 1 January 2019.' } };
export const Warning: Story = { args: { tone: 'warning', action: <Button>Close the gap</Button> } };
export const Danger: Story = {
  args: { tone: 'danger', title: 'Not saved', children: 'The network is gone. We keep trying.' },
};
export const Success: Story = { args: { tone: 'success', children: 'Payment successful!' } };
export const Phone: Story = { ...Warning, globals: phone };
export const Dark: Story = { ...Warning, globals: dark };

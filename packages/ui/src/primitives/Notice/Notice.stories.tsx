import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  component: Notice,
  args: { children: 'Position 3 is empty, so Revenant Gun would not count.' },
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

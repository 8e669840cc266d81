import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { MessageBar } from './MessageBar.tsx';

const meta = {
  component: MessageBar,
  args: {
    role: 'status',
    message: { id: 1, tone: 'success', text: 'The person was saved.' },
    onClose: fn(),
  },
  parameters: {
    usage: {
      MessageBar: {
        notFor:
          'Messages that must be read or acted on, because it disappears: use a `Notice` on the page.',
        keys: keys.button,
        screenReader:
          'The message when it arrives: politely as `status`, immediately as `alert`. Then its button “Close the message”.',
        dos: [
          'Render it empty before there is a message. Screen readers often miss live regions that are added with their text.',
        ],
        donts: ['Put the only way to reach something into it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof MessageBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = {
  id: 2,
  tone: 'danger',
  text: 'There is no connection to the server. Check your network and try again.',
} as const;

export const Success: Story = {};
export const Info: Story = {
  args: { message: { id: 3, tone: 'info', text: 'A mail is on its way.' } },
};
export const Failure: Story = { args: { role: 'alert', message: failed } };
export const Nothing: Story = { args: { message: null } };
export const Finnish: Story = { globals: finnish };
export const Dark: Story = { args: { role: 'alert', message: failed }, globals: dark };
export const Phone: Story = { args: { role: 'alert', message: failed }, globals: phone };

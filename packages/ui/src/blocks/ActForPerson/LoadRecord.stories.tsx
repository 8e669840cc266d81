import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { dark, finnish } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { LoadRecord } from './LoadRecord.tsx';

const meta = {
  component: LoadRecord,
  args: { onRetry: fn() },
  parameters: {
    usage: {
      ActForPerson: {
        notFor:
          "Members' own forms: this is the frame for what the crew does on a person's behalf.",
        keys: keys.form,
        screenReader:
          'Who is affected, which account acts, what will be logged and mailed, and a required reason.',
        dos: ['Tell the operator what the person will see before it is done.'],
        donts: ['Let the crew act without a reason.'],
      },
      LoadRecord: {
        notFor: 'Pages that load nothing.',
        keys: keys.button,
        screenReader: 'A loading message, or why the record could not be loaded, with “Try again”.',
        dos: ['Use it instead of the form until the record is loaded.'],
        donts: ['Show the form before the record is loaded.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'Failed',
      parts: [
        ['Title', 'h1', 'Names the task, before the record is there.'],
        ['Reason', '[role=alert]', 'Why the record is missing. Announced at once.'],
        ['Try again', '[role=alert] button', 'Loads it again. The page keeps its address.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof LoadRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const Failed: Story = {
  args: { errorMessage: 'There is no connection to the server. Check your network and try again.' },
};
export const Finnish: Story = { ...Failed, globals: finnish };
export const Dark: Story = { globals: dark };

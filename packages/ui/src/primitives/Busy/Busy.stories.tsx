import type { Meta, StoryObj } from '@storybook/react-vite';
import { onCard } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Busy } from './Busy.tsx';

const meta = {
  component: Busy,
  args: { children: 'Charging aoife@example.com EUR 210 ...' },
  decorators: [onCard],
  parameters: {
    usage: {
      Busy: {
        notFor:
          'Content with a known shape: use `Skeleton`. For a working button, use its `isPending`.',
        keys: keys.none,
        screenReader: 'Its text, politely, when it appears. It is a live region (`output`).',
        dos: ['Say what is happening: “Sending the payment…”.'],
        donts: ['Show it for very short waits. Screen readers announce the flicker.'],
      },
      Spinner: {
        notFor: 'Use without text. Screen readers skip it.',
        keys: keys.none,
        screenReader: 'Nothing. It is hidden from screen readers.',
        dos: ['Put it beside text, as `Busy` does.'],
        donts: ['Use it as the only sign of activity.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Busy>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {};

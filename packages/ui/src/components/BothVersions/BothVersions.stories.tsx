import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { dark, finnish, onCard, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { BothVersions } from './BothVersions.tsx';

const meta = {
  component: BothVersions<readonly string[]>,
  args: {
    mine: ['Space Opera', 'Spinning Silver'],
    theirs: ['Revenant Gun'],
    renderVersion: (titles: readonly string[], name: string) => (
      <ol aria-label={name}>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    ),
    onChoose: fn(),
  },
  decorators: [onCard],
  parameters: {
    usage: {
      BothVersions: {
        notFor: 'Versions that can be merged without a choice. Merge them and say so.',
        keys: keys.button,
        screenReader:
          'An alert when it appears: the category was changed in two places. Then both versions, and a button to keep each.',
        dos: ['Show both versions in full before the choice.'],
        donts: ['Choose the newer version for people. It may come from the wrong device.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof BothVersions<readonly string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const WithAThirdChoice: Story = { args: { children: <Button>Keep both</Button> } };
export const Finnish: Story = { globals: finnish };
export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };

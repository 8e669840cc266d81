import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { LONG_NAME } from '../../testing/ballots.ts';
import { dark, finnish, onGround, phone, rightToLeft } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { CategoryFold, type CategoryFoldProps } from './CategoryFold.tsx';

function Folding({ isOpen: isOpenFirst, ...props }: CategoryFoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return <CategoryFold {...props} isOpen={isOpen} onOpenChange={setOpen} />;
}

const meta = {
  component: CategoryFold,
  render: Folding,
  args: {
    categoryKey: 'Novel',
    title: 'Best Novel',
    status: 'untouched',
    summary:
      '6 finalists: The Calculating Stars · Record of a Spaceborn Few · Revenant Gun · Space Opera · Spinning Silver · Trail of Lightning',
    isOpen: false,
    onOpenChange: () => undefined,
    children: (
      <CardBody>
        <p>What there is to do in this category.</p>
      </CardBody>
    ),
  },
  parameters: {
    ...onGround,
    usage: {
      CategoryFold: {
        notFor: 'A page of two or three categories. Show them all open.',
        keys: keys.disclosure,
        screenReader:
          'A region named by its heading. Its summary contains the status and a line about the content, expanded or collapsed. Status changes are announced while it is folded.',
        dos: [
          'Open the categories in progress and those that need attention.',
          'Summarize the content: the ranked titles, or that there are none.',
        ],
        donts: ['Render the content only when it opens. Find-in-page could not find it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof CategoryFold>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = { status: 'done', summary: '1 Spinning Silver · 2 The Calculating Stars' } as const;

export const Untouched: Story = {};
export const Done: Story = { args: done };
export const Gap: Story = { args: { status: 'gap', summary: '2 of 3 count' } };
export const Trouble: Story = { args: { status: 'trouble', summary: 'Not saved' } };
export const Open: Story = { args: { ...done, isOpen: true } };
export const WithoutLine: Story = { args: { summary: undefined } };
export const LongNames: Story = {
  args: { title: LONG_NAME, summary: `1 ${LONG_NAME} · 2 ${LONG_NAME}`, status: 'done' },
  globals: phone,
};
export const RightToLeft: Story = { args: done, decorators: [rightToLeft] };
export const Finnish: Story = { args: { ...done, title: 'Paras romaani' }, globals: finnish };
export const Phone: Story = { globals: phone };
export const Dark: Story = { args: { status: 'gap', summary: '2 of 3 count' }, globals: dark };
/** Skips rendering off screen, and renders when scrolled into view. */
export const OutOfSight: Story = {
  args: { ...done, isOpen: true },
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <div style={{ blockSize: '400vh' }} />
      <Folding {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const inside = canvas.getByText('What there is to do in this category.');
    const isDrawn = () => inside.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isDrawn()).toBe(false));
    inside.scrollIntoView();
    await waitFor(() => expect(isDrawn()).toBe(true));
  },
};

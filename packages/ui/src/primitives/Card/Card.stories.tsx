import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Card, CardBody } from './Card.tsx';

const meta = {
  component: Card,
  args: {
    title: 'Art show board',
    subtitle: 'For Aoife Ní Bhriain. Invoice A-17.',
    aside: <Tag tone="warning">Invoice · €30</Tag>,
    children: (
      <CardBody>
        <p>Pay at any time before the convention.</p>
        <Button tone="primary">Pay by card</Button>
      </CardBody>
    ),
  },
  parameters: {
    usage: {
      Card: {
        notFor: 'Messages: use `Notice`. For content that folds, use `FoldingCard`.',
        keys: keys.none,
        screenReader: 'With a title, a region of that name with a heading. Without one, nothing.',
        dos: [
          "Set `headingLevel` to match the page's outline.",
          'Say in words what `tone` shows in colour.',
        ],
        donts: ['Put a card into a card.'],
      },
      CardBody: {
        notFor: 'Full-width rows such as `ActionList`.',
        keys: keys.none,
        screenReader: 'Nothing. It only adds padding.',
        dos: ['Put text, fields and buttons into it.'],
        donts: ['Nest it.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
/** Without `CardBody`, the content is padded, too. */
export const WithoutBody: Story = {
  args: { children: 'Pay at any time before the convention.' },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Art show board' });
    const heading = canvas.getByRole('heading', { name: 'Art show board' });
    const text = document.createRange();
    text.selectNodeContents(card.lastChild ?? card);
    const [outer, inner] = [card.getBoundingClientRect(), text.getBoundingClientRect()];
    await expect(inner.left - outer.left).toBeGreaterThan(16);
    await expect(inner.left).toBe(heading.getBoundingClientRect().left);
    await expect(outer.bottom - inner.bottom).toBeGreaterThan(16);
  },
};

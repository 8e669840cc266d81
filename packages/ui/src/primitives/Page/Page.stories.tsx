import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { Card, CardBody } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Columns, Page, Stack } from './Page.tsx';

const card = (title: string) => (
  <Card title={title}>
    <CardBody>
      <p>What it is about.</p>
    </CardBody>
  </Card>
);

const meta = {
  component: Page,
  args: {
    title: 'Memberships',
    lead: (
      <>
        Everything on your account. You can also <Link href="/new">buy a membership</Link>.
      </>
    ),
    width: 'narrow',
    children: card('One column'),
  },
  parameters: {
    usage: {
      Page: {
        notFor: 'A part of a page. Use it once per page, because it contains the `h1`.',
        keys: keys.none,
        screenReader: 'A level 1 heading, and the lead as a paragraph.',
        dos: ['Use `narrow` for forms and text.'],
        donts: ['Put a second `h1` below it.'],
      },
      Columns: {
        notFor: 'Forms. Stack their fields.',
        keys: keys.none,
        screenReader: 'Nothing. The reading order is the source order.',
        dos: ['Put the most important column first. On a phone it is at the top.'],
        donts: ['Depend on which content is side by side.'],
      },
      Stack: {
        notFor: 'Text. Paragraphs have their own spacing.',
        keys: keys.none,
        screenReader: 'Nothing. It only adds spacing.',
        dos: ['Stack cards with it.'],
        donts: ['Nest it for more spacing.'],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};
export const TwoColumns: Story = {
  args: {
    lead: undefined,
    width: 'wide',
    children: (
      <Columns>
        <Stack>
          {card('First')}
          {card('Second')}
        </Stack>
        <Stack>{card('Beside them')}</Stack>
      </Columns>
    ),
  },
};
export const Phone: Story = { ...TwoColumns, globals: phone };
export const Dark: Story = { globals: dark };

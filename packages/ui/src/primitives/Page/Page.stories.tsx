import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone } from '../../testing/stories.tsx';
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

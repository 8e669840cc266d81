import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, phone } from '../../testing/stories.tsx';
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
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };

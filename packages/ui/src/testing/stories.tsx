import type { Decorator } from '@storybook/react-vite';
import { Card, CardBody } from '../primitives/Card/Card.tsx';

/** Story globals: the states that every component is looked at in. */
export const phone = { viewport: { value: 'phone' } };
export const dark = { theme: 'dark' };
export const finnish = { locale: 'fi' };

/** Puts a story on a white card. */
export const onCard: Decorator = (Story) => (
  <Card>
    <CardBody>
      <Story />
    </CardBody>
  </Card>
);

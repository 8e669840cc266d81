import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { ar } from '../locales/ar.gen.ts';
import { deskAr } from '../locales/deskAr.gen.ts';
import { Card, CardBody } from '../primitives/Card/Card.tsx';
import { NowProvider } from '../words/dates.ts';
import { ConKitProvider } from '../words/provider.tsx';

/** Story globals: a phone viewport. */
export const phone = { viewport: { value: 'phone' } };
export const dark = { theme: 'dark' };
export const finnish = { locale: 'fi' };

/** Story parameter: shows the story on the page's background. */
export const onGround = { onGround: true };

/** Shows the stories of a component on a white card. */
export const onCard: Decorator = (Story, { parameters }) =>
  parameters.onGround ? (
    <Story />
  ) : (
    <Card>
      <CardBody>
        <Story />
      </CardBody>
    </Card>
  );

/** Shows stories at a fixed time. */
export const atTime =
  (now: Date): Decorator =>
  (Story) => (
    <NowProvider value={now}>
      <Story />
    </NowProvider>
  );

const messages = { ...ar, ...deskAr };

/** Shows a story and its dialogs right to left, in Arabic. */
export const rightToLeft: Decorator = (Story) => {
  useLayoutEffect(() => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, []);
  return (
    <ConKitProvider locale="ar" messages={messages}>
      <Story />
    </ConKitProvider>
  );
};

import { NowProvider } from '@conkit/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../shell/useNow.ts';

/** How often to update relative times such as "saved a minute ago", in milliseconds. */
const RENEW_MS = 10_000;

/** Provides the server's clock to components that show relative times. */
export const PassingTime = ({ children }: { children: ReactNode }) => (
  <NowProvider value={useNow(RENEW_MS)}>{children}</NowProvider>
);

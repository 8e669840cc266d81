import { NowProvider } from '@conkit/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../shell/useNow.ts';

/** How often it is told anew how long ago something was saved, in milliseconds. */
const RENEW_MS = 10_000;

/** Hands the server's clock to all below that tells how long ago something was. */
export const PassingTime = ({ children }: { children: ReactNode }) => (
  <NowProvider value={useNow(RENEW_MS)}>{children}</NowProvider>
);

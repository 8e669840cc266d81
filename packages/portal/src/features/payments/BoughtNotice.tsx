import { useHydrated } from '@conkit/drafts/react';
import { ReceiptNotice } from '@conkit/ui';
import type { OrderKind } from '../../context.ts';

/** On the first page, after something was bought: what happens next. */
export function BoughtNotice({ bought, email }: { bought: OrderKind; email: string }) {
  // Only the browser's history knows of it, so the server draws the page without.
  const isHydrated = useHydrated();
  return isHydrated && <ReceiptNotice order={bought} email={email} />;
}

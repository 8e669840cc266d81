import { ReceiptNotice } from '@conkit/ui';
import { useIsTakenOver } from '../../checkout/useDraft.ts';
import type { OrderKind } from '../../checkout/usePurchase.ts';

/** On the first page, after something was bought: what happens next. */
export function BoughtNotice({ bought, email }: { bought: OrderKind; email: string }) {
  // Only the browser's history knows of it, so the server draws the page without.
  const isTakenOver = useIsTakenOver();
  return isTakenOver && <ReceiptNotice order={bought} email={email} />;
}

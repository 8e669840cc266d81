import { useHydrated } from '@conkit/drafts/react';
import { ReceiptNotice } from '@conkit/ui';
import type { OrderKind } from '../../context.ts';

/** What happens next, shown on the home page after a purchase. */
export function BoughtNotice({ bought, email }: { bought: OrderKind; email: string }) {
  // It is in the browser's history only, so the server renders nothing.
  const isHydrated = useHydrated();
  return isHydrated && <ReceiptNotice order={bought} email={email} />;
}

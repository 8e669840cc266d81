import type { Config, Purchase, PurchaseData, User } from '@conkit/api-client';
import { PurchaseCard } from '@conkit/ui';
import { usePurchaseCardMessages } from '../../i18n/messages/purchaseCard.ts';
import { PersonalBallotLink } from '../../shell/PersonalBallotLink.tsx';
import { PayInvoice } from './PayInvoice.tsx';
import { useIsPayable } from './useIsPayable.ts';
import { usePurchaseWords } from './usePurchaseWords.ts';

interface PastPurchaseProps {
  config: Config;
  user: User;
  data: PurchaseData;
  purchase: Purchase;
}

/** A purchase or invoice of the account, with what can be done about it. */
export function PastPurchase({ config, user, data, purchase }: PastPurchaseProps) {
  const messages = usePurchaseCardMessages();
  const { title, subtitle, shape } = usePurchaseWords(config, data)(purchase);
  const isPayable = useIsPayable(config, user);
  return (
    <PurchaseCard
      title={title}
      subtitle={subtitle}
      purchase={purchase}
      shape={shape}
      messages={messages}
    >
      {isPayable(purchase) && (
        <PayInvoice config={config} user={user} invoice={purchase} title={title} />
      )}
      <PersonalBallotLink config={config} purchase={purchase} people={user.people} />
    </PurchaseCard>
  );
}

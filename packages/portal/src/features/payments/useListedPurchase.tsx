import type { Config, Person, Purchase, PurchaseData, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { canPayPurchase, hasBallot, purchaseMeaning } from '@conkit/rules';
import { Checkout, DownloadIcon, Link, type ListedPurchase } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ballotUrl } from '../../api/documents.ts';
import { otherPurchaseMutation } from '../../api/purchases.ts';
import { getIntentName, readIntent } from '../../checkout/intent.ts';
import { useCheckout } from '../../checkout/useCheckout.tsx';
import { useSale } from '../../checkout/useSale.ts';
import { hasReceipt } from './receipts.ts';
import { usePurchaseWords } from './usePurchaseWords.ts';

/**
 * Returns a function that describes a purchase or invoice and adds its actions.
 *
 * @param next the purchase whose payment is highlighted: an id, `each` or null for none
 */
export function useListedPurchase(
  config: Config,
  user: User | null,
  data: PurchaseData,
  next: number | 'each' | null = 'each',
) {
  const getWords = usePurchaseWords(config, data);
  const isPayable = useIsPayable(config, user);
  return (purchase: Purchase): ListedPurchase => {
    const words = getWords(purchase);
    return {
      id: purchase.id,
      purchase,
      ...words,
      children: user && (
        <>
          {isPayable(purchase) && (
            <PayInvoice
              config={config}
              user={user}
              invoice={purchase}
              title={words.title}
              isNext={next === 'each' || next === purchase.id}
            />
          )}
          {hasReceipt(purchase) && (
            <Link isAlone href={`/?receipt=${purchase.id}`}>
              <Trans>Receipt</Trans>
            </Link>
          )}
          <PersonalBallotLink config={config} purchase={purchase} people={user.people} />
        </>
      ),
    };
  };
}

interface PayInvoiceProps {
  config: Config;
  user: User;
  invoice: Purchase;
  /** What the invoice is for. */
  title: string;
  /** Whether its button is highlighted. */
  isNext: boolean;
}

/** The payment account of all invoices. */
const ACCOUNT = 'default';

function PayInvoice({ config, user, invoice, title, isNext }: PayInvoiceProps) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const send = useMutation(otherPurchaseMutation(api));
  const { id, amount } = invoice;
  const { email } = user;
  const items = [{ id }];
  const { purchase } = useSale({
    user,
    order: {
      kind: 'invoice',
      name: getInvoiceOrder(id, email),
      subject: { what: [title], who: invoice.person_name ?? email, email },
      content: { email, items },
      amount,
      send: ({ key, source }) =>
        send.mutateAsync({ key, body: { account: ACCOUNT, email, source, items } }),
    },
    done: { paid: t`Payment successful!` },
    onSold: () => undefined,
  });
  const { checkout, dialog } = useCheckout({ config, account: ACCOUNT, purchase });
  return (
    <>
      <Checkout
        checkout={checkout}
        isReady={amount > 0}
        unavailableReason={amount > 0 ? undefined : t`There is nothing to pay.`}
        total={null}
        tone={isNext ? 'primary' : 'outline'}
      />
      {dialog}
    </>
  );
}

/** Returns the storage name of an invoice's payment. */
const getInvoiceOrder = (id: number, email: string): string => `invoice:${id}:${email}`;

/**
 * Returns a function that checks whether a purchase can be paid: an invoice, or a pending payment that this
 * browser started and must be able to continue, for example when the bank waits.
 */
export function useIsPayable(
  config: Config,
  user: User | null,
): (purchase: Pick<Purchase, 'id' | 'status'>) => boolean {
  const isHydrated = useHydrated();
  const isOpen = (id: number) =>
    isHydrated &&
    user !== null &&
    readIntent(getIntentName(config, getInvoiceOrder(id, user.email))) !== undefined;
  return (purchase) =>
    canPayPurchase(purchase) ||
    (purchaseMeaning(purchase.status) === 'pending' && isOpen(purchase.id));
}

interface PersonalBallotLinkProps {
  config: Config;
  purchase: Purchase;
  people: readonly Person[];
}

/**
 * A download link for the personal ballot of the account's paid site selection token. Renders nothing for
 * other purchases.
 */
export function PersonalBallotLink({ config, purchase, people }: PersonalBallotLinkProps) {
  const { person_id: id } = purchase;
  if (!config.parts.site_selection || typeof id !== 'number') return null;
  if (!hasBallot(purchase, people)) return null;
  return (
    <Link
      href={ballotUrl(id)}
      download={`${config.id}-ballot-${id}.pdf`}
      tone="outline"
      icon={<DownloadIcon />}
    >
      <Trans>Download the personal ballot</Trans>
    </Link>
  );
}

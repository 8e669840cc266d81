import type { Config, Person, Purchase, PurchaseData, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { ReceiptCard, ReceiptNotice, type ReceiptFacts, type ReceiptLine } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { calendarUrl } from '../../api/documents.ts';
import { getReference, purchaseListQuery, purchasePagesQuery } from '../../api/purchases.ts';
import type { OrderKind } from '../../context.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useAccountPerson } from '../../shell/ownPeople.ts';
import { getOrderKind, hasReceipt, listChargedWith } from './receipts.ts';
import { usePurchaseWords } from './usePurchaseWords.ts';

const none: readonly Purchase[] = [];

interface HomeReceiptProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The purchase whose receipt to show. It may not belong to the account. */
  id: number;
  /** Content to show while there is no receipt. */
  children: ReactNode;
}

/** The receipt of one of the account's purchases, at the top of the home page. */
export function HomeReceipt({ config, user, data, id, children }: HomeReceiptProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const navigate = useNavigate();
  // Accounts without people can have purchases too.
  const newest = useInfiniteQuery(purchasePagesQuery(api));
  // The first page may lack the purchase, or others paid with the same charge.
  const all = useQuery({ ...purchaseListQuery(api), enabled: newest.hasNextPage });
  const [page = none] = newest.data?.pages ?? [];
  const purchases = newest.hasNextPage ? (all.data ?? none) : page;
  const purchase = purchases.find((each) => each.id === id);
  const person = useAccountPerson(user, purchase?.person_id);
  const getReceipt = useReceiptFacts(config, data, person);
  const receipt = purchase && getReceipt(purchase, purchases);
  if (!receipt) return children;
  return (
    <ReceiptCard
      receipt={receipt}
      kind={getOrderKind(purchase)}
      calendarHref={calendarUrl(language)}
      onDismiss={() => void navigate({ to: '/', search: {}, replace: true, resetScroll: false })}
    />
  );
}

/**
 * Returns a function that creates a purchase's receipt with everything paid by the same charge, or
 * undefined if it wasn't paid.
 *
 * @param person the account's person that it was bought for, if any
 */
function useReceiptFacts(config: Config, data: PurchaseData, person: Person | undefined) {
  const { t } = useLingui();
  const getWords = usePurchaseWords(config, data);

  /** Returns a purchase's details besides its title: days, membership, add-on. */
  const listNotes = ({ category, data: values }: Purchase, fields: Fields): string[] => [
    ...fields.flatMap(({ key, label }) =>
      category === 'daypass' && values[key] === true ? [label] : [],
    ),
    ...fields.flatMap(({ key, values: words }) => {
      const value = values[key];
      return category === 'upgrade' && key === 'membership' && typeof value === 'string'
        ? [words?.[value] ?? value]
        : [];
    }),
    ...(category !== 'paper_pubs' && values['paper_pubs'] ? [t`Paper progress reports`] : []),
  ];

  return (purchase: Purchase, purchases: readonly Purchase[]): ReceiptFacts | undefined => {
    if (!hasReceipt(purchase)) return undefined;
    const together = listChargedWith(purchase, purchases);
    const lines = together.map((each): ReceiptLine => {
      const { title, fields } = getWords(each);
      const notes = listNotes(each, fields);
      const amount = together.length > 1 ? each.amount : undefined;
      return { id: each.id, label: title, recipient: each.person_name, notes, amount };
    });
    return {
      lines,
      amount: together.reduce((sum, each) => sum + each.amount, 0),
      currency: purchase.currency,
      paidAt: purchase.updated ?? purchase.created,
      email: purchase.payment_email,
      seller: config.seller ?? [config.name],
      memberNumber: (together.length === 1 && person?.member_number) || undefined,
      reference: getReference(purchase) ?? undefined,
      card: purchase.card,
    };
  };
}

type Fields = ReturnType<ReturnType<typeof usePurchaseWords>>['fields'];

/** What happens next, shown on the home page after a purchase. */
export function BoughtNotice({ bought, email }: { bought: OrderKind; email: string }) {
  // The purchase is in the browser's history only, so the server renders nothing.
  const isHydrated = useHydrated();
  return isHydrated && <ReceiptNotice kind={bought} email={email} />;
}

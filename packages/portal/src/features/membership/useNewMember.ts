import type { Config, FieldError, PurchaseData, User } from '@conkit/api-client';
import {
  membershipPricesOf,
  newMemberCents,
  personProblems,
  type PersonFieldPath,
  type PersonFields,
} from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { forgetPurchases, purchaseMutation } from '../../api/purchase.ts';
import { useMoney } from '../../i18n/useMoney.ts';
import { useMessages } from '../../shell/messages.tsx';
import type { Intent } from '../../checkout/intent.ts';
import { useDraft } from '../../checkout/useDraft.ts';
import { usePurchase } from '../../checkout/usePurchase.ts';
import { fieldOfPointer, newPerson, parseMemberDraft } from './memberDraft.ts';
import type { BoughtMember } from './NewMemberBought.tsx';
import { newMemberType, typeLabel } from './offers.ts';

interface NewMemberProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
  /** The type in the address. */
  membership: string;
}

/** A new member from the first letter typed to the membership bought: the draft, its price, its purchase. */
export function useNewMember({ config, user, data, membership }: NewMemberProps) {
  const { t } = useLingui();
  const { moneyWithCode } = useMoney();
  const { api, queryClient, words } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const send = useMutation(purchaseMutation(api));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [bought, setBought] = useState<BoughtMember | null>(null);

  // Nobody finds another's details on a shared computer: each account has a draft of its own, and one of
  // nobody's account ends with its tab.
  const name = `new-member:${user?.email ?? ''}`;
  const [initial] = useState<PersonFields>(() => (user ? { email: user.email } : {}));
  const draft = useDraft(user ? 'browser' : 'tab', name, initial, parseMemberDraft);
  const person = newPerson(membership, draft.draft);
  const payer = user?.email ?? person.email;
  const cents = newMemberCents(membershipPricesOf(data, config.paid_paper_pubs), person);

  const type = newMemberType(data, membership);
  const label = type ? typeLabel(type, words.language) : membership;

  const finish = async ({ amount, buyer }: Intent) => {
    draft.clear();
    const text = amount
      ? t`Charge completed; new member registered!`
      : t`Signup completed; new member registered!`;
    messages.show(text, 'success');
    if (!user) {
      setBought({ buyer, isPaid: amount > 0 });
      return;
    }
    await forgetPurchases(queryClient);
    // Somebody who went elsewhere meanwhile is left there.
    if (router.state.location.pathname === `/new/${membership}`) await router.navigate({ to: '/' });
  };

  const purchase = usePurchase(
    {
      name,
      subject: {
        what: [label, ...(person.paper_pubs ? [t`Paper progress reports`] : [])],
        who: person.legal_name,
        email: payer,
      },
      content: { email: payer, new_members: [person] },
      amount: cents ?? 0,
      send: ({ key, amount, source }) =>
        send.mutateAsync({ key, body: { amount, email: payer, source, new_members: [person] } }),
    },
    {
      onSend: (amount) => {
        const total = moneyWithCode(amount);
        messages.show(amount ? t`Charging ${payer} ${total} ...` : t`Signing up...`);
      },
      onHalt: messages.close,
      onBought: (intent) => void finish(intent),
      onInvalid: setErrors,
    },
  );

  const refusals = useMemo(
    () =>
      new Map(
        errors.flatMap((error): [PersonFieldPath, string][] => {
          const field = fieldOfPointer(error);
          // The server's sentences are English.
          const text = words.language === 'en' ? error.message : t`This is not accepted. Change it.`;
          return field ? [[field, text]] : [];
        }),
      ),
    [errors, words.language, t],
  );

  const problems = personProblems(draft.draft);
  return {
    purchase,
    /** The name of the type. */
    label,
    bought,
    person: draft.draft,
    hasDraft: draft.isChanged,
    problems,
    isReady: problems.length === 0 && cents !== undefined,
    /** What the server did not accept, by field. */
    refusals,
    change: (next: PersonFields) => {
      setErrors([]);
      draft.update(next);
    },
    clear: () => {
      setErrors([]);
      draft.clear();
    },
  };
}

import type { Config, PurchaseData, User } from '@conkit/api-client';
import {
  membershipPricesOf,
  newMemberAmount,
  personProblems,
  type PersonFields,
} from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { purchaseMutation } from '../../api/buying.ts';
import { personFieldOf } from '../../api/personField.ts';
import { personSchema } from '../../checkout/personSchema.ts';
import { useDraft } from '../../checkout/useDraft.ts';
import { useSale } from '../../checkout/useSale.ts';
import { labelOf } from '../../i18n/soldWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { newPerson } from './memberDraft.ts';
import { newMemberType } from './offers.ts';

interface NewMemberProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
  /** The type in the URL. */
  membership: string;
}

/** Manages a new membership from filling in the form to buying it: the draft, its price, its purchase. */
export function useNewMember({ config, user, data, membership }: NewMemberProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { api } = useRouteContext({ from: '__root__' });
  const send = useMutation(purchaseMutation(api));

  const [initial] = useState<PersonFields>(() => (user ? { email: user.email } : {}));
  const draft = useDraft({
    user,
    what: 'new-member',
    initial,
    schema: personSchema,
    fieldOf: personFieldOf,
  });
  const person = newPerson(membership, draft.value);
  const payer = user?.email ?? person.email;
  const price = newMemberAmount(membershipPricesOf(data, config.paid_paper_pubs), person);

  const type = newMemberType(data, membership);
  const label = type ? labelOf(type, language) : membership;

  const { purchase, sold } = useSale({
    user,
    order: {
      kind: 'membership',
      name: draft.name,
      subject: {
        what: [label, ...(person.paper_pubs ? [t`Paper progress reports`] : [])],
        who: person.legal_name,
        email: payer,
      },
      content: { email: payer, new_members: [person] },
      amount: price ?? 0,
      send: ({ key, amount, source }) =>
        send.mutateAsync({ key, body: { amount, email: payer, source, new_members: [person] } }),
    },
    done: {
      paid: t`Charge completed; new member registered!`,
      free: t`Signup completed; new member registered!`,
    },
    onSold: draft.forget,
    onInvalid: draft.refuse,
  });

  const problems = personProblems(draft.value);
  return {
    purchase,
    sold,
    /** The name of the type. */
    label,
    person: draft.value,
    hasDraft: draft.isChanged,
    problems,
    isReady: problems.length === 0 && price !== undefined,
    /** The server's error messages by field. */
    refusals: draft.refusals,
    change: draft.update,
    clear: draft.clear,
  };
}

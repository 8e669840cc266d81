import type { Config, PurchaseData, User } from '@conkit/api-client';
import {
  isGreyedOut,
  createMembershipPrices,
  newMemberAmount,
  newPriceText,
  personProblems,
  sortTypes,
  type PersonFields,
  type PriceList,
} from '@conkit/rules';
import type { SoldType } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { intersect, object } from 'valibot';
import { purchaseMutation } from '../../api/purchases.ts';
import { personSchema } from '../../checkout/personSchema.ts';
import { useDraft } from '../../checkout/useDraft.ts';
import { answersSchema, useQuestions, type TypedAnswers } from '../../checkout/useQuestions.tsx';
import { useSale } from '../../checkout/useSale.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getSaleZone, localized, membershipLabel } from '../../i18n/localized.ts';
import { getLabel } from '../../i18n/productTexts.ts';
import { describeSale } from '../../i18n/saleText.ts';
import { findMemberField, toNewPerson } from './memberDraft.ts';
import { findNewMemberType } from './offers.ts';
import { usePriceText } from './usePriceText.ts';

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

  const [initial] = useState<MemberDraft>(() => (user ? { email: user.email } : {}));
  const draft = useDraft({
    user,
    what: 'new-member',
    initial,
    schema: memberSchema,
    fieldOf: findMemberField,
  });
  const { answers, ...details } = draft.value;
  const type = findNewMemberType(data, membership);
  const { fields, isAnswered, request } = useQuestions({
    config,
    membership,
    type,
    value: answers,
    onChange: (next) => draft.update({ ...draft.value, answers: next }),
    refusals: draft.refusals,
  });
  const person = { ...toNewPerson(membership, details), ...request };
  const payer = user?.email ?? person.email;
  const price = newMemberAmount(createMembershipPrices(data, config.paid_paper_pubs), person);

  const label = type ? getLabel(type, language) : membership;

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

  const problems = personProblems(details);
  return {
    purchase,
    sold,
    /** The name of the type. */
    label,
    person: details,
    questions: fields,
    hasDraft: draft.isChanged,
    problems,
    isReady: problems.length === 0 && isAnswered && price !== undefined,
    /** The server's error messages by field. */
    refusals: draft.refusals,
    change: (next: PersonFields) => draft.update({ ...next, answers }),
    clear: draft.clear,
  };
}

/** The content of the form. */
interface MemberDraft extends PersonFields {
  readonly answers?: TypedAnswers | undefined;
}

/** Parses a stored draft. */
const memberSchema = intersect([personSchema, object({ answers: answersSchema })]);

/** Returns the types of new memberships, dearest first. Types that aren't for sale are disabled. */
export function useMembershipTypes(
  config: Config,
  data: PurchaseData,
  prices: PriceList,
): readonly SoldType[] {
  const language = useLanguage();
  const { i18n } = useLingui();
  const priceText = usePriceText();
  const { membershipTypes, membershipGroups } = config;
  return sortTypes(membershipGroups.list.flat(), prices).map((type) => {
    const description = membershipTypes[type]?.description;
    const price = priceText(newPriceText(prices, type));
    const words = { i18n, timeZone: getSaleZone(config), nextPrice: undefined };
    const { saleText, isUnavailable } = describeSale(findNewMemberType(data, type)?.sale, words);
    const name = membershipLabel(membershipTypes, type, language);
    return {
      value: type,
      label: [name, price, isUnavailable && saleText].filter(Boolean).join(' · '),
      isDisabled: isUnavailable || isGreyedOut(prices, type),
      description: description && localized(description, language),
    };
  });
}

import type { Config, User } from '@conkit/api-client';
import {
  isPickable,
  isTokenHeld,
  itemProblems,
  presetPerson,
  SITE_SELECTION_TOKEN,
  type ItemProblem,
} from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { otherPurchaseMutation } from '../../api/buying.ts';
import { purchaseListQuery } from '../../api/purchaseList.ts';
import { useDraft } from '../../checkout/useDraft.ts';
import { useSale } from '../../checkout/useSale.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { labelOf } from '../../i18n/soldWords.ts';
import type { SoldType } from './catalogue.ts';
import {
  itemFieldOf,
  newItem,
  itemFormSchema,
  ruleDraft,
  wrongNumbers,
  type FoundPerson,
  type ItemForm,
} from './itemDraft.ts';

interface ItemProps {
  config: Config;
  user: User | null;
  sold: SoldType;
}

/** Returns the memberships that an item may be for. Site selection tokens are for WSFS members only. */
function requiredMembership({ type, category }: SoldType, { membershipTypes }: Config) {
  if (category.requireMembership || type.key !== SITE_SELECTION_TOKEN) {
    return category.requireMembership;
  }
  return Object.keys(membershipTypes).filter((key) => membershipTypes[key]?.wsfs_member);
}

/** Returns the person that the form is for, if the item allows it. */
function personOf(form: ItemForm, people: readonly FoundPerson[], required?: readonly string[]) {
  if (form.person !== 'other') return presetPerson(people, form.person, required);
  return form.found && isPickable(form.found, required) ? form.found : undefined;
}

/** Manages an item from filling in the form to buying it: the draft, its price, its purchase. */
export function useItem({ config, user, sold: item }: ItemProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { api } = useRouteContext({ from: '__root__' });
  const send = useMutation(otherPurchaseMutation(api));
  const { category, type } = item;
  const isToken = type.key === SITE_SELECTION_TOKEN;

  const [initial] = useState<ItemForm>(() => ({
    person: null,
    found: null,
    email: user?.email ?? '',
    name: '',
    values: {},
  }));
  const draft = useDraft({
    user,
    what: `item:${type.key}`,
    initial,
    schema: itemFormSchema,
    fieldOf: itemFieldOf,
  });
  const form = draft.value;
  const people = useMemo(
    () => user?.people.map((each) => ({ ...each, name: each.legal_name })) ?? [],
    [user],
  );
  const required = requiredMembership(item, config);
  const person = personOf(form, people, required);
  const isOwn = people.some(({ id }) => id === person?.id);
  const payer = user && person ? user.email : form.email.trim();
  const requested = newItem(item, form, person);
  const account = category.account;

  const { purchase, sold } = useSale({
    user,
    order: {
      // The follow-up of a token applies to the account's own people only.
      kind: isToken && isOwn ? 'token' : 'item',
      name: draft.name,
      subject: {
        what: [labelOf(type, language)],
        who: person?.name ?? form.name.trim(),
        email: payer,
      },
      content: { account, email: payer, item: { ...requested, amount: null } },
      amount: requested.amount,
      send: ({ key, amount, source }) => {
        const items = [{ ...requested, amount }];
        return send.mutateAsync({ key, body: { account, email: payer, source, items } });
      },
    },
    done: { paid: t`Payment successful!` },
    onSold: draft.forget,
    onInvalid: draft.refuse,
  });

  const { data: purchases = [] } = useQuery({
    ...purchaseListQuery(api),
    enabled: user !== null && isToken,
  });
  /** False for the token that has just been bought. */
  const hasToken =
    purchase.phase.name !== 'bought' &&
    isToken &&
    purchases.some((each) => each.person_id === person?.id && isTokenHeld(each));

  const needsPerson = people.length > 0 || required !== undefined;
  const check = { ...ruleDraft(category.shape, form, person), needsPerson };
  const numbers = wrongNumbers(category.shape, form);
  const problems: readonly ItemProblem[] = itemProblems(type.amount, category.shape, check);
  return {
    purchase,
    sold,
    form,
    people,
    person,
    /** Whether the person is on the account. */
    isOwn,
    required,
    problems,
    /** Whether the person already has this token. */
    hasToken,
    /** Number fields whose text isn't a number. */
    wrongNumbers: numbers,
    isReady: problems.length === 0 && numbers.length === 0 && !hasToken,
    refusals: draft.refusals,
    update: (change: Partial<ItemForm>) => draft.update({ ...form, ...change }),
    hasDraft: draft.isChanged,
    clear: draft.clear,
  };
}

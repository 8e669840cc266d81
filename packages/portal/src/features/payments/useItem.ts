import type { Config, FieldError, NewItem, PurchaseField, User } from '@conkit/api-client';
import {
  isBlank,
  isPickable,
  isTokenHeld,
  itemFields,
  itemProblems,
  presetPerson,
  SITE_SELECTION_TOKEN,
  type ItemDraft,
  type ItemProblem,
} from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  fallback,
  literal,
  nullable,
  number,
  object,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { otherPurchaseMutation, purchaseListQuery } from '../../api/purchases.ts';
import { useDraft } from '../../checkout/useDraft.ts';
import {
  answersSchema,
  findQuestion,
  parseNumber,
  useQuestions,
  type TypedAnswers,
} from '../../checkout/useQuestions.tsx';
import { useSale } from '../../checkout/useSale.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getLabel } from '../../i18n/productTexts.ts';
import type { SoldType } from './catalogue.ts';

interface ItemProps {
  config: Config;
  user: User | null;
  sold: SoldType;
}

/** Returns the memberships that an item may be for. Site selection tokens are for WSFS members only. */
function getRequiredMembership({ type, category }: SoldType, { membershipTypes }: Config) {
  if (category.requireMembership || type.key !== SITE_SELECTION_TOKEN) {
    return category.requireMembership;
  }
  return Object.keys(membershipTypes).filter((key) => membershipTypes[key]?.wsfs_member);
}

/** Returns the person that the form is for, if the item allows it. */
function findPerson(form: ItemForm, people: readonly FoundPerson[], required?: readonly string[]) {
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
    fieldOf: findItemField,
  });
  const form = draft.value;
  const people = useMemo(
    () => user?.people.map((each) => ({ ...each, name: each.legal_name })) ?? [],
    [user],
  );
  const required = getRequiredMembership(item, config);
  const person = findPerson(form, people, required);
  const isOwn = people.some(({ id }) => id === person?.id);
  const payer = user && person ? user.email : form.email.trim();
  const { fields, isAnswered, request } = useQuestions({
    config,
    type,
    value: form.answers,
    onChange: (answers) => draft.update({ ...form, answers }),
    refusals: draft.refusals,
  });
  const requested = { ...toNewItem(item, form, person), ...request };
  const account = category.account;

  const { purchase, sold } = useSale({
    user,
    order: {
      // The next step after buying a token is explained only for the account's own people.
      kind: isToken && isOwn ? 'token' : 'item',
      name: draft.name,
      subject: {
        what: [getLabel(type, language)],
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
    purchase.phase.kind !== 'bought' &&
    isToken &&
    purchases.some((each) => each.person_id === person?.id && isTokenHeld(each));

  const needsPerson = people.length > 0 || required !== undefined;
  const check = { ...toRuleDraft(category.shape, form, person), needsPerson };
  const numbers = findWrongNumbers(category.shape, form);
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
    questions: fields,
    isReady: problems.length === 0 && numbers.length === 0 && isAnswered && !hasToken,
    refusals: draft.refusals,
    update: (change: Partial<ItemForm>) => draft.update({ ...form, ...change }),
    hasDraft: draft.isChanged,
    clear: draft.clear,
  };
}

/** A person found by the lookup. */
export interface FoundPerson {
  id: number;
  name: string;
  membership: string;
}

/** The content of an item's form. */
export interface ItemForm {
  /** The chosen person's id, `other` for a member to look up, or null. */
  person: number | 'other' | null;
  found: FoundPerson | null;
  email: string;
  name: string;
  /** By field key. Numbers are as typed. */
  values: Readonly<Record<string, string | boolean>>;
  answers?: TypedAnswers | undefined;
}

/** Fields that are outside an item's data. */
const OWN_FIELDS = new Set(['invoice', 'comments']);

const keptText = fallback(string(), '');
const isValue = (entry: [string, unknown]): entry is [string, string | boolean] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'boolean';

/** Parses a stored form. */
const itemFormSchema = object({
  person: fallback(nullable(union([number(), literal('other')])), null),
  found: fallback(nullable(object({ id: number(), name: string(), membership: string() })), null),
  email: keptText,
  name: keptText,
  values: fallback(
    pipe(
      record(string(), unknown()),
      transform((values) => Object.fromEntries(Object.entries(values).filter(isValue))),
    ),
    {},
  ),
  answers: answersSchema,
});

/** Returns a field's value for the request, or undefined if it is empty. */
function parseValue({ type }: PurchaseField, value: string | boolean | undefined) {
  if (type === 'boolean') return value === true;
  if (typeof value !== 'string' || isBlank(value)) return undefined;
  return type === 'number' ? parseNumber(value) : value.trim();
}

const parseValues = (shape: readonly PurchaseField[], { values }: ItemForm) =>
  Object.fromEntries(
    itemFields(shape).flatMap((field) => {
      const value = parseValue(
        field,
        Object.hasOwn(values, field.key) ? values[field.key] : undefined,
      );
      return value === undefined ? [] : [[field.key, value] as const];
    }),
  );

/** Returns the form as the rules check it. */
const toRuleDraft = (
  shape: readonly PurchaseField[],
  form: ItemForm,
  person: FoundPerson | undefined,
): ItemDraft => ({
  person_id: person?.id ?? null,
  email: form.email,
  name: form.name,
  values: parseValues(shape, form),
});

/** Returns the number fields whose text isn't a number. */
const findWrongNumbers = (shape: readonly PurchaseField[], { values }: ItemForm): string[] =>
  itemFields(shape).flatMap(({ key, type }) => {
    const value = values[key];
    if (type !== 'number' || typeof value !== 'string' || isBlank(value)) return [];
    return Number.isFinite(parseNumber(value)) ? [] : [key];
  });

/** Returns an item as the API takes it. */
function toNewItem(
  { key, category, type }: SoldType,
  form: ItemForm,
  person: FoundPerson | undefined,
): NewItem {
  const values = parseValues(category.shape, form);
  const own = Object.entries(values).filter(([field]) => OWN_FIELDS.has(field));
  const data = Object.entries(values).filter(([field]) => !OWN_FIELDS.has(field));
  return {
    amount: type.amount ?? 0,
    category: key,
    type: type.key,
    data: Object.fromEntries(data),
    person_id: person?.id ?? null,
    person_name: person?.name ?? form.name.trim(),
    ...Object.fromEntries(own.map(([field, value]) => [field, String(value)])),
  };
}

/** Returns the field that an error refers to, or `email` for the payer's address. */
function findItemField(error: FieldError): string | undefined {
  const { pointer } = error;
  const question = findQuestion(error);
  if (question !== undefined) return question;
  if (pointer === '/body/email') return 'email';
  return /\/items\/0\/(?:data[./])?(\w+)$/.exec(pointer)?.[1];
}

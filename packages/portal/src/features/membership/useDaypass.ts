import type { Config, DaypassPrices, NewDaypass, PurchaseData, User } from '@conkit/api-client';
import { daypassAmount, daypassDayKeys, personProblems, type PersonFields } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { array, fallback, object, pipe, transform, unknown } from 'valibot';
import { daypassMutation } from '../../api/purchases.ts';
import { personSchema } from '../../checkout/personSchema.ts';
import { useDraft } from '../../checkout/useDraft.ts';
import { answersSchema, useQuestions, type TypedAnswers } from '../../checkout/useQuestions.tsx';
import { useSale } from '../../checkout/useSale.ts';
import { useLanguage } from '../../i18n/language.ts';
import { localized } from '../../i18n/localized.ts';
import { findMemberField, toNewPerson } from './memberDraft.ts';
import { findDaypassType } from './offers.ts';

interface DaypassProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
  prices: DaypassPrices;
  /** The type in the URL. */
  type: string;
  /** The name of the type. */
  label: string;
}

interface Day {
  key: string;
  label: string;
  /** The calendar day, if it is known. */
  date: string | undefined;
  /** In the currency's minor unit. */
  amount: number;
  isSelected: boolean;
}

/** Manages a day pass from choosing days to buying it: the draft, its price, its purchase. */
export function useDaypass({ config, user, data, prices, type, label }: DaypassProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { api } = useRouteContext({ from: '__root__' });
  const send = useMutation(daypassMutation(api));

  const [initial] = useState<DaypassDraft>(() => ({
    person: user ? { email: user.email } : {},
    days: [],
  }));
  const draft = useDraft({
    user,
    what: 'daypass',
    initial,
    schema: daypassSchema,
    fieldOf: findMemberField,
  });
  const { person, days: chosenDays } = draft.value;
  const update = (next: Partial<DaypassDraft>) => draft.update({ ...draft.value, ...next });
  const keys = daypassDayKeys(prices, type) ?? [];
  // Ignore days that only another type offers.
  const chosen = keys.filter((key) => chosenDays.includes(key));
  const price = daypassAmount(prices, type, chosen) ?? 0;
  const { fields, isAnswered, request } = useQuestions({
    config,
    membership: type,
    type: findDaypassType(data, type),
    value: draft.value.answers,
    onChange: (answers) => update({ answers }),
    refusals: draft.refusals,
  });
  const pass = { ...toNewDaypass(type, { person, days: chosen }), ...request };
  const payer = user?.email ?? pass.email;

  const days = keys.map((key): Day => {
    const day = config.daypassDays.find((candidate) => candidate.key === key);
    return {
      key,
      label: day ? localized(day.label, language) : key,
      date: day?.date,
      amount: prices[type]?.[key] ?? 0,
      isSelected: chosen.includes(key),
    };
  });
  const dayNames = days.filter(({ isSelected }) => isSelected).map((day) => day.label);

  const { purchase, sold } = useSale({
    user,
    order: {
      kind: 'daypass',
      name: draft.name,
      subject: { what: [label, dayNames.join(', ')], who: pass.legal_name, email: payer },
      content: { email: payer, passes: [pass] },
      amount: price,
      send: ({ key, amount, source }) =>
        send.mutateAsync({ key, body: { amount, email: payer, source, passes: [pass] } }),
    },
    done: { paid: t`Charge completed; day pass purchased!` },
    onSold: draft.forget,
    onInvalid: draft.refuse,
  });

  const problems = personProblems(person);
  return {
    purchase,
    sold,
    person,
    days,
    hasDraft: draft.isChanged,
    problems,
    questions: fields,
    isReady: problems.length === 0 && isAnswered && price > 0,
    refusals: draft.refusals,
    change: (next: PersonFields) => update({ person: next }),
    choose: (key: string, isSelected: boolean) =>
      update({ days: [...chosenDays.filter((day) => day !== key), ...(isSelected ? [key] : [])] }),
    clear: draft.clear,
  };
}

/** The content of the day pass form. */
interface DaypassDraft {
  person: PersonFields;
  /** The keys of the chosen days: `day1`. */
  days: readonly string[];
  answers?: TypedAnswers | undefined;
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^day\d+$/.test(value);

/** Parses a stored draft. */
const daypassSchema = object({
  person: fallback(personSchema, {}),
  days: fallback(
    pipe(
      array(unknown()),
      transform((days) => days.filter(isKey)),
    ),
    [],
  ),
  answers: answersSchema,
});

/** Returns a day pass as the API takes it: its holder's filled fields and the chosen days. */
const toNewDaypass = (type: string, { person, days }: DaypassDraft): NewDaypass => {
  const { badge_name: _name, badge_subtitle: _subtitle, paper_pubs: _pubs, ...fields } = person;
  return { ...toNewPerson(type, fields), ...Object.fromEntries(days.map((day) => [day, true])) };
};

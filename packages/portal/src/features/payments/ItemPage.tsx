import type { Config, LookupQuery, LookupResult, PurchaseField, User } from '@conkit/api-client';
import { itemFields } from '@conkit/rules';
import {
  ItemForm,
  MemberLookup,
  Receipt,
  useMoney,
  type FormField,
  type LookupState,
} from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { personLookupQuery } from '../../api/people.ts';
import { useCheckout } from '../../checkout/useCheckout.tsx';
import { useReceipt } from '../../checkout/useSale.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getSaleZone, membershipLabel } from '../../i18n/localized.ts';
import { getDescription, getLabel, getOptionLabels } from '../../i18n/productTexts.ts';
import { describeSale } from '../../i18n/saleText.ts';
import { RichText } from '../../shell/RichText.tsx';
import { useProblemText } from '../../shell/problemText.ts';
import type { SoldType } from './catalogue.ts';
import { useItem, type FoundPerson } from './useItem.ts';

interface ItemPageProps {
  config: Config;
  user: User | null;
  sold: SoldType;
  /** Whether to explain what a site selection token is for. */
  isToken?: boolean;
  /** Lets users without people sign in or create an account. */
  signIn: ReactNode;
}

export function ItemPage({ config, user, sold, isToken, signIn }: ItemPageProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const item = useItem({ config, user, sold });
  const { purchase, form, person, update } = item;
  const { category, type } = sold;
  const { checkout, dialog } = useCheckout({ config, account: category.account, purchase });
  const { formatMoney } = useMoney();
  const receipt = useReceipt(item.sold);
  if (receipt) return <Receipt sold={{ kind: 'item' }} {...receipt} />;

  const next = type.sale?.next_amount;
  const { saleText, isUnavailable } = describeSale(type.sale, {
    i18n,
    timeZone: getSaleZone(config),
    nextPrice: next === undefined ? undefined : formatMoney(next),
  });
  const label = getLabel(type, language);
  const categoryLabel = getLabel(category, language);
  const html = getDescription(type, language) ?? getDescription(category, language);
  const inWords = ({ id, name, membership }: FoundPerson) => ({
    id,
    name,
    membership,
    membershipLabel: membershipLabel(config.membershipTypes, membership, language),
  });
  const inReadersWords = (field: PurchaseField): FormField => {
    const { key, type: kind, required } = field;
    const values = getOptionLabels(field, language);
    return { key, label: getLabel(field, language), type: kind, isRequired: required, values };
  };
  return (
    <>
      <ItemForm
        label={label}
        category={categoryLabel === label ? undefined : categoryLabel}
        description={
          (html || saleText) && (
            <>
              {html && <RichText html={html} />}
              {saleText && <p>{saleText}</p>}
            </>
          )
        }
        isToken={isToken}
        recipients={{
          people: item.people.map(inWords),
          membershipTypes: item.required,
          lookup: <OtherMember config={config} onFound={(found) => update({ found })} />,
          foundPerson: form.found ? inWords(form.found) : undefined,
          onRemove: () => update({ found: null }),
        }}
        selectedPerson={form.person === 'other' ? 'other' : (person?.id ?? null)}
        fields={itemFields(category.shape).map(inReadersWords)}
        value={form}
        onChange={update}
        questions={item.questions}
        validation={{
          problems: item.problems,
          invalidNumbers: item.wrongNumbers,
          existingToken:
            person && item.hasToken ? { name: person.name, isOwn: item.isOwn } : undefined,
        }}
        validationErrors={item.refusals}
        isReady={item.isReady && !isUnavailable}
        onClear={item.hasDraft ? item.clear : undefined}
        checkout={checkout}
        signIn={signIn}
        messages={{ amount: ({ amount }) => t`Amount: ${amount}` }}
      />
      {dialog}
    </>
  );
}

interface OtherMemberProps {
  config: Config;
  onFound: (person: FoundPerson) => void;
}

/** Finds a member of another account. */
function OtherMember({ config, onFound }: OtherMemberProps) {
  const language = useLanguage();
  const { state, find } = useMemberLookup();
  const label = (key: string) => membershipLabel(config.membershipTypes, key, language);
  const inWords = ({ name, membership }: { name: string; membership: string }) => ({
    name,
    membership: label(membership),
  });
  return (
    <MemberLookup
      state={state.kind === 'found' ? { ...state, member: inWords(state.member) } : state}
      onSubmit={(query) =>
        find(query, ({ id, name, membership }) => onFound({ id, name, membership }))
      }
    />
  );
}

type LookedUpPerson = Extract<LookupResult, { status: 'success' }>;

const toLookupState = (result: LookupResult): LookupState => {
  if (result.status === 'success') return { kind: 'found', member: result };
  return { kind: result.status === 'multiple' ? 'multiple' : 'notFound' };
};

/**
 * Searches for another member, for the lookup form.
 *
 * @returns `state` for the form, and `find`, which passes on the member if exactly one matches
 */
function useMemberLookup() {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const search = useMutation({
    mutationFn: (query: LookupQuery) => queryClient.fetchQuery(personLookupQuery(api, query)),
  });
  const getState = (): LookupState => {
    if (search.isPending) return { kind: 'searching' };
    if (search.isError) return { kind: 'failed', errorMessage: problemText(search.error) };
    return search.data ? toLookupState(search.data) : { kind: 'idle' };
  };
  return {
    state: getState(),
    find: (query: LookupQuery, onFound: (member: LookedUpPerson) => void) =>
      search.mutate(query, {
        onSuccess: (result) => {
          if (result.status === 'success') onFound(result);
        },
      }),
  };
}

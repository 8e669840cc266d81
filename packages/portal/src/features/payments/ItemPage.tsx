import type { Config, PurchaseField, User } from '@conkit/api-client';
import { itemFields } from '@conkit/rules';
import { ItemForm, Receipt, type FormField } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCheckout } from '../../checkout/useCheckout.tsx';
import { useReceipt } from '../../checkout/useReceipt.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { descriptionOf, labelOf, valuesOf } from '../../i18n/soldWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { RichText } from '../../shell/RichText.tsx';
import type { SoldType } from './catalogue.ts';
import type { FoundPerson } from './itemDraft.ts';
import { OtherMember } from './OtherMember.tsx';
import { useItem } from './useItem.ts';

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
  const { t } = useLingui();
  const language = useLanguage();
  const item = useItem({ config, user, sold });
  const { purchase, form, person, update } = item;
  const { category, type } = sold;
  const { checkout, dialog } = useCheckout({ config, account: category.account, purchase });
  const receipt = useReceipt(item.sold);
  if (receipt) return <Receipt sold={{ kind: 'item' }} {...receipt} />;

  const label = labelOf(type, language);
  const categoryLabel = labelOf(category, language);
  const html = descriptionOf(type, language) ?? descriptionOf(category, language);
  const inWords = ({ id, name, membership }: FoundPerson) => ({
    id,
    name,
    membership,
    membershipLabel: membershipLabel(config.membershipTypes, membership, language),
  });
  const inReadersWords = (field: PurchaseField): FormField => {
    const { key, type: kind, required } = field;
    const values = valuesOf(field, language);
    return { key, label: labelOf(field, language), type: kind, required, values };
  };
  return (
    <>
      <ItemForm
        label={label}
        category={categoryLabel === label ? undefined : categoryLabel}
        description={html && <RichText html={html} />}
        isToken={isToken}
        whom={{
          people: item.people.map(inWords),
          required: item.required,
          lookup: <OtherMember config={config} onFound={(found) => update({ found })} />,
          found: form.found ? inWords(form.found) : undefined,
          onRemove: () => update({ found: null }),
        }}
        picked={form.person === 'other' ? 'other' : (person?.id ?? null)}
        fields={itemFields(category.shape).map(inReadersWords)}
        value={form}
        onChange={update}
        missing={{
          problems: item.problems,
          wrongNumbers: item.wrongNumbers,
          tokenOf: person && item.hasToken ? { name: person.name, isOwn: item.isOwn } : undefined,
        }}
        refusals={item.refusals}
        isReady={item.isReady}
        onClear={item.hasDraft ? item.clear : undefined}
        checkout={checkout}
        signIn={signIn}
        messages={{ amount: (amount) => t`Amount: ${amount}` }}
      />
      {dialog}
    </>
  );
}

import type { Config } from '@conkit/api-client';
import { isGreyedOut, newPriceText, sortTypes, type PriceList } from '@conkit/rules';
import { Select, type SelectOption } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localized, membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePriceText } from './usePriceText.ts';

interface TypeSelectProps {
  label: ReactNode;
  name: string;
  options: readonly SelectOption[];
  /** The chosen type, which may be none of ours. */
  value: string;
  onChange: (type: string) => void;
  description?: ReactNode;
}

/** Chooses a type; one that is none of ours is said to be missing. */
export function TypeSelect({ options, value, description, ...props }: TypeSelectProps) {
  const { t } = useLingui();
  const isKnown = options.some((option) => option.value === value);
  return (
    <Select
      {...props}
      isRequired
      options={options}
      value={isKnown ? value : ''}
      placeholder={isKnown ? undefined : t`Choose a type`}
      errorMessage={isKnown ? undefined : t`required`}
      description={isKnown ? description : undefined}
    />
  );
}

interface MembershipSelectProps extends Pick<TypeSelectProps, 'value' | 'onChange'> {
  config: Config;
  prices: PriceList;
}

/** Chooses the type of a new membership, dearest first; what is not for sale cannot be chosen. */
export function MembershipSelect({ config, prices, value, onChange }: MembershipSelectProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const priceText = usePriceText();
  const types = sortTypes(config.membershipGroups.list.flat(), prices);
  const description = config.membershipTypes[value]?.description;
  const label = (type: string) => {
    const price = priceText(newPriceText(prices, type));
    return [membershipLabel(config.membershipTypes, type, language), price]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <TypeSelect
      label={t`Membership type`}
      name="membership"
      value={value}
      onChange={onChange}
      description={description && localized(description, language)}
      options={types.map((type) => ({
        value: type,
        label: label(type),
        isDisabled: isGreyedOut(prices, type),
      }))}
    />
  );
}

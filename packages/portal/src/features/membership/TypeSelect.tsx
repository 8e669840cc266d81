import type { Config } from '@conkit/api-client';
import { isGreyedOut, newPriceText, sortTypes, type PriceList } from '@conkit/rules';
import { Select } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { localized } from '../../i18n/localized.ts';
import { useFieldMessages } from '../../i18n/messages/field.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePriceText } from './usePriceText.ts';

interface TypeSelectProps {
  config: Config;
  prices: PriceList;
  /** The chosen type, which may be none of ours. */
  value: string;
  onChange: (type: string) => void;
}

/** Chooses the type of a new membership, dearest first; what is not for sale cannot be chosen. */
export function TypeSelect({ config, prices, value, onChange }: TypeSelectProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const priceText = usePriceText();
  const messages = useFieldMessages();
  const types = sortTypes(config.membershipGroups.list.flat(), prices);
  const isKnown = types.includes(value);
  const membership = config.membershipTypes[value];
  const description = membership?.description;
  const label = (type: string) => {
    const words = config.membershipTypes[type]?.label;
    const price = priceText(newPriceText(prices, type));
    return [words ? localized(words, language) : type, price].filter(Boolean).join(' ');
  };
  return (
    <Select
      label={t`Membership type`}
      name="membership"
      isRequired
      messages={messages}
      value={isKnown ? value : ''}
      placeholder={isKnown ? undefined : t`Choose a type`}
      errorMessage={isKnown ? undefined : t`required`}
      description={isKnown && description ? localized(description, language) : undefined}
      options={types.map((type) => ({
        value: type,
        label: label(type),
        isDisabled: isGreyedOut(prices, type),
      }))}
      onChange={onChange}
    />
  );
}

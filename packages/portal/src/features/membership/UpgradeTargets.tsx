import type { Config, Person } from '@conkit/api-client';
import { isGreyedOut, sortTypes, upgradePriceText, type MembershipPrices } from '@conkit/rules';
import { RadioList } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { localized, membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePriceText } from './usePriceText.ts';

interface UpgradeTargetsProps {
  config: Config;
  prices: MembershipPrices;
  person: Person;
  /** The chosen type; null for none. */
  value: string | null;
  onChange: (type: string) => void;
}

/** What a membership can become, dearest first, each with the difference; what costs no more cannot be chosen. */
export function UpgradeTargets({ config, prices, person, value, onChange }: UpgradeTargetsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const priceText = usePriceText();
  const upgradeable = config.membershipGroups.upgrade;
  return (
    <RadioList
      label={t`New membership`}
      value={value}
      onChange={onChange}
      options={sortTypes(upgradeable, prices.newMember).map((type) => {
        const description = config.membershipTypes[type]?.description;
        return {
          value: type,
          label: membershipLabel(config.membershipTypes, type, language),
          hint: description && localized(description, language),
          price: priceText(upgradePriceText(prices, person, type, upgradeable)),
          isDisabled: isGreyedOut(prices.newMember, type, person.membership),
        };
      })}
    />
  );
}

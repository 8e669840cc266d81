import type { Config, DaypassPrices } from '@conkit/api-client';
import { daypassFromAmount } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { localized, membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMoney } from '@conkit/ui';

/** A type of day pass in words. */
interface DaypassType {
  key: string;
  /** "Adult day pass" */
  label: string;
  /** "(from €25/day)"; missing while nothing is known or to pay. */
  price: string | undefined;
  /** Both: "Adult day pass (from €25/day)". */
  title: string;
  /** Whom it is for. */
  description: string | undefined;
}

/** The types of day passes in their configured order, in words. */
export function useDaypassTypes(
  config: Config,
  prices: DaypassPrices | undefined,
): readonly DaypassType[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { money } = useMoney();
  return config.membershipGroups.daypass.map((key) => {
    const membership = membershipLabel(config.membershipTypes, key, language);
    const amount = prices && daypassFromAmount(prices, key);
    const type = config.membershipTypes[key];
    const label = type?.daypass_label
      ? localized(type.daypass_label, language)
      : t`${membership} day pass`;
    const price = amount ? t`(from ${money(amount)}/day)` : undefined;
    const title = price ? `${label} ${price}` : label;
    const words = type?.description;
    const description = words && localized(words, language);
    return { key, label, price, title, description };
  });
}

import type { Config, DaypassPrices } from '@conkit/api-client';
import { daypassFromAmount } from '@conkit/rules';
import { useMoney } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language.ts';
import { localized, membershipLabel } from '../../i18n/localized.ts';

/** A type of day pass with displayed texts. */
interface DaypassType {
  key: string;
  /** @example "Adult day pass" */
  label: string;
  /**
   * Undefined without a price to show.
   *
   * @example "from €25/day"
   */
  price: string | undefined;
  /**
   * Label and price.
   *
   * @example "Adult day pass · from €25/day"
   */
  title: string;
  /** Who it is for. */
  description: string | undefined;
}

/** Returns the types of day passes in the configured order. */
export function useDaypassTypes(
  config: Config,
  prices: DaypassPrices | undefined,
): readonly DaypassType[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { formatMoney } = useMoney();
  return config.membershipGroups.daypass.map((key) => {
    const membership = membershipLabel(config.membershipTypes, key, language);
    const amount = prices && daypassFromAmount(prices, key);
    const type = config.membershipTypes[key];
    const label = type?.daypass_label
      ? localized(type.daypass_label, language)
      : t`${membership} day pass`;
    const price = amount ? t`from ${formatMoney(amount)}/day` : undefined;
    const title = price ? `${label} · ${price}` : label;
    const words = type?.description;
    const description = words && localized(words, language);
    return { key, label, price, title, description };
  });
}

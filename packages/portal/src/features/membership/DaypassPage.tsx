import type { Config, DaypassPrices, PurchaseData, User } from '@conkit/api-client';
import { DaypassForm, Receipt } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useCheckout } from '../../checkout/useCheckout.tsx';
import { useReceipt } from '../../checkout/useSale.ts';
import { FormLocale } from '../../i18n/FormLocale.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { getSaleZone } from '../../i18n/localized.ts';
import { getDescription } from '../../i18n/productTexts.ts';
import { describeSale } from '../../i18n/saleText.ts';
import { RichText } from '../../shell/RichText.tsx';
import { findDaypassType } from './offers.ts';
import { useDaypass } from './useDaypass.ts';
import { useDaypassTypes } from './useDaypassTypes.ts';

interface DaypassPageProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
  prices: DaypassPrices;
  /** The type in the URL, which may be unknown. */
  type: string;
}

export function DaypassPage({ config, user, data, prices, type }: DaypassPageProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const router = useRouter();
  const types = useDaypassTypes(config, prices);
  const chosen = types.find(({ key }) => key === type);
  const label = chosen?.label ?? type;
  const pass = useDaypass({ config, user, data, prices, type, label });
  const { purchase, sold, days } = pass;
  const account = data['daypass']?.account ?? 'default';
  const { checkout, dialog } = useCheckout({ config, account, purchase });

  const receipt = useReceipt(sold);
  if (receipt) {
    const { loginLinkMinutes } = config;
    return <Receipt sold={{ kind: 'daypass', loginLinkMinutes }} {...receipt} />;
  }

  const html = data['daypass'] && getDescription(data['daypass'], language);
  const words = { i18n, timeZone: getSaleZone(config), nextPrice: undefined };
  const findSale = (key: string) => describeSale(findDaypassType(data, key)?.sale, words);
  const isSold = chosen !== undefined && days.length > 0 && !findSale(type).isUnavailable;
  const choose = (next: string) =>
    void router.navigate({
      to: '/daypass/$type',
      params: { type: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <FormLocale locale="daypass">
      <DaypassForm
        isOnSale={config.parts.daypass}
        types={types.map(({ key, title, description }) => {
          const { saleText, isUnavailable } = findSale(key);
          const full = isUnavailable ? `${title} · ${saleText}` : title;
          return { value: key, label: full, description, isDisabled: isUnavailable };
        })}
        type={type}
        onTypeChange={choose}
        typeLabel={isSold ? label : undefined}
        days={days}
        onDayChange={pass.choose}
        description={html && <RichText html={html} />}
        value={pass.person}
        onChange={pass.change}
        problems={pass.problems}
        questions={pass.questions}
        validationErrors={pass.refusals}
        isReady={pass.isReady}
        onClear={pass.hasDraft ? pass.clear : undefined}
        checkout={checkout}
      />
      {dialog}
    </FormLocale>
  );
}

import type { Config, DaypassPrices, PurchaseData, User } from '@conkit/api-client';
import { MemberForm, Notice } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { Checkout } from '../../checkout/Checkout.tsx';
import { isLeftOpen } from '../../checkout/purchaseFlow.ts';
import { SaleForm } from '../../checkout/SaleForm.tsx';
import { FormLocale } from '../../i18n/FormLocale.tsx';
import { descriptionOf } from '../../i18n/soldWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as pageStyles from '../../shell/pages.css.ts';
import { RichText } from '../../shell/RichText.tsx';
import { DayToggles } from './DayToggles.tsx';
import { MissingFields } from './MissingFields.tsx';
import { NewMemberBought } from './NewMemberBought.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import { UnknownMembership } from './UnknownMembership.tsx';
import { useDaypass } from './useDaypass.ts';
import { useDaypassTypes } from './useDaypassTypes.ts';
import * as styles from './Membership.css.ts';

interface DaypassPageProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
  prices: DaypassPrices;
  /** The type in the address, which may be none of ours. */
  type: string;
}

/** Buys a day pass: the days, who it is for, what it costs, and the payment. */
export function DaypassPage({ config, user, data, prices, type }: DaypassPageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const router = useRouter();
  const types = useDaypassTypes(config, prices);
  const chosen = types.find(({ key }) => key === type);
  const label = chosen?.label ?? type;
  const pass = useDaypass({ user, data, prices, type, label });
  const { purchase, sold, days, person, problems, refusals } = pass;

  if (sold) {
    const { loginLinkMinutes } = config;
    return <NewMemberBought sold={sold} kind="daypass" loginLinkMinutes={loginLinkMinutes} />;
  }

  if (!config.enable_daypass && !isLeftOpen(purchase)) return <NotOnSale />;

  const html = data['daypass'] && descriptionOf(data['daypass'], language);
  const isSold = chosen !== undefined && days.length > 0;
  const hasDay = days.some(({ isChosen }) => isChosen);
  // The key of a choice is the path that it leads to.
  const choose = (path: string) =>
    void router.navigate({ to: path, replace: true, resetScroll: false });

  return (
    <div className={pageStyles.narrow}>
      <h1 className={pageStyles.heading}>
        <Trans>New Day Pass</Trans>
      </h1>
      <SaleForm
        purchase={purchase}
        title={isSold ? label : <Trans>Choose a day pass</Trans>}
        refusals={refusals}
        onClear={pass.hasDraft ? pass.clear : undefined}
        checkout={
          isSold || isLeftOpen(purchase) ? (
            <Checkout
              config={config}
              account={data['daypass']?.account ?? 'default'}
              purchase={purchase}
              isReady={pass.isReady}
              missing={
                <MissingFields problems={problems}>
                  {!hasDay && (
                    <li>
                      <Trans>Days: Choose at least one.</Trans>
                    </li>
                  )}
                  {hasDay && purchase.amount <= 0 && (
                    <li>
                      <Trans>Days: These cannot be paid by card. Write to registration.</Trans>
                    </li>
                  )}
                </MissingFields>
              }
            />
          ) : (
            <UnknownMembership membership={type} kind="daypass" />
          )
        }
      >
        <TypeSelect
          label={t`Type of day pass`}
          name="daypass"
          value={`/daypass/${type}`}
          options={types.map(({ key, title }) => ({ value: `/daypass/${key}`, label: title }))}
          description={chosen?.description}
          onChange={choose}
        />
        {isSold && (
          <>
            <DayToggles days={days} onChange={pass.choose} />
            <p className={styles.explanation}>
              <Trans>A day pass gives no right to nominate or vote.</Trans>
            </p>
            {html && <RichText html={html} />}
            <FormLocale locale="daypass">
              <MemberForm
                variant="daypass"
                value={person}
                onChange={pass.change}
                errors={Object.fromEntries(refusals)}
              />
            </FormLocale>
          </>
        )}
      </SaleForm>
    </div>
  );
}

/** A convention that sells no day passes, or not any more. */
function NotOnSale() {
  return (
    <div className={pageStyles.narrow}>
      <h1 className={pageStyles.heading}>
        <Trans>New Day Pass</Trans>
      </h1>
      <Notice tone="info" title={<Trans>Day passes are not on sale</Trans>}>
        <Trans>
          Look at <Link to="/new">all new memberships</Link> instead.
        </Trans>
      </Notice>
    </div>
  );
}

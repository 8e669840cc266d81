import type { Config, User } from '@conkit/api-client';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Checkout } from '../../checkout/Checkout.tsx';
import { SaleForm } from '../../checkout/SaleForm.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMoney } from '@conkit/ui';
import * as pageStyles from '../../shell/pages.css.ts';
import { RichText } from '../../shell/RichText.tsx';
import { descriptionOf, labelOf } from '../../i18n/soldWords.ts';
import type { SoldType } from './catalogue.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemPayer } from './ItemPayer.tsx';
import { ItemSold } from './ItemSold.tsx';
import { MissingOfItem } from './MissingOfItem.tsx';
import { OwnedToken } from './OwnedToken.tsx';
import { useItem } from './useItem.ts';
import * as styles from './Payments.css.ts';

interface ItemPageProps {
  config: Config;
  user: User | null;
  sold: SoldType;
  /** What there is to know beside the item's own description. */
  intro?: ReactNode;
  /** Where somebody without people signs in or makes an account. */
  signIn: ReactNode;
}

/** Buys one item: what it is, whom it is for, what its category wants to know, and the payment. */
export function ItemPage({ config, user, sold, intro, signIn }: ItemPageProps) {
  const language = useLanguage();
  const { exactMoney } = useMoney();
  const item = useItem({ config, user, sold });
  const { purchase } = item;
  if (item.sold) return <ItemSold sold={item.sold} />;

  const { category, type } = sold;
  const label = labelOf(type, language);
  const categoryLabel = labelOf(category, language);
  const html = descriptionOf(type, language) ?? descriptionOf(category, language);
  const amount = exactMoney(purchase.amount);
  return (
    <div className={`${pageStyles.narrow} ${pageStyles.stack}`}>
      <div>
        <h1 className={pageStyles.heading}>
          <Trans>New Payment</Trans>
        </h1>
        <SaleForm
          purchase={purchase}
          title={label}
          subtitle={categoryLabel === label ? undefined : categoryLabel}
          refusals={item.refusals}
          onClear={item.hasDraft ? item.clear : undefined}
          checkout={
            <Checkout
              config={config}
              account={category.account}
              purchase={purchase}
              isReady={item.isReady}
              missing={
                <MissingOfItem
                  item={item}
                  shape={category.shape}
                  registration={config.contact.registration}
                />
              }
              total={
                <span className={styles.total}>
                  <Trans>Amount: {amount}</Trans>
                </span>
              }
            />
          }
        >
          {html && <RichText html={html} />}
          {intro}
          <ItemPayer config={config} item={item} />
          {item.person && item.hasToken && <OwnedToken person={item.person} isOwn={item.isOwn} />}
          <ItemFields shape={category.shape} item={item} />
        </SaleForm>
      </div>
      {item.people.length === 0 && signIn}
      <p>
        <Link to="/pay" className={pageStyles.groundLink}>
          <Trans>Return to the main payments page</Trans>
        </Link>
      </p>
    </div>
  );
}

import type { Config, PurchaseData, User } from '@conkit/api-client';
import { isGreyedOut, membershipPricesOf } from '@conkit/rules';
import { Button, Card, CardBody, MemberForm } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMemberFormMessages } from '../../i18n/messages/memberForm.ts';
import * as pageStyles from '../../shell/pages.css.ts';
import { Checkout } from '../../checkout/Checkout.tsx';
import { isLeftOpen, isUnderWay } from '../../checkout/purchaseFlow.ts';
import { MissingFields } from './MissingFields.tsx';
import { NewMemberBought } from './NewMemberBought.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import { UnknownMembership } from './UnknownMembership.tsx';
import { useNewMember } from './useNewMember.ts';
import * as styles from './Membership.css.ts';

interface NewMemberPageProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
  /** The type in the address, which may be none of ours. */
  membership: string;
}

/** Buys a membership of one type: who it is for, what it costs, and the payment. */
export function NewMemberPage({ config, user, data, membership }: NewMemberPageProps) {
  const router = useRouter();
  const messages = useMemberFormMessages();
  const member = useNewMember({ config, user, data, membership });
  const { person, problems, purchase, bought, refusals } = member;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  if (bought) {
    return <NewMemberBought member={bought} loginLinkMinutes={config.loginLinkMinutes} />;
  }

  const prices = membershipPricesOf(data, config.paid_paper_pubs);
  const isSold =
    config.membershipGroups.list.flat().includes(membership) &&
    !isGreyedOut(prices.newMember, membership);
  const isOpen = isLeftOpen(purchase);
  const cardTitle = () => {
    if (isOpen) return <Trans>Your open purchase</Trans>;
    return isSold ? member.label : <Trans>Choose a membership</Trans>;
  };
  const isLocked = isUnderWay(purchase.phase);
  const paperPubs = { isPaid: config.paid_paper_pubs, cents: prices.paperPubs ?? null };

  return (
    <div className={pageStyles.narrow}>
      <h1 className={pageStyles.heading}>
        <Trans>New Membership</Trans>
      </h1>
      <Card title={cardTitle()}>
        <CardBody>
          {!isOpen && (
            <form
              ref={form}
              noValidate
              className={styles.form}
              onSubmit={(event) => event.preventDefault()}
            >
              <fieldset disabled={isLocked} className={styles.form}>
                <TypeSelect
                  config={config}
                  prices={prices.newMember}
                  value={membership}
                  onChange={(next) =>
                    void router.navigate({
                      to: '/new/$membership',
                      params: { membership: next },
                      replace: true,
                      resetScroll: false,
                    })
                  }
                />
                {isSold && (
                  <MemberForm
                    variant="newMember"
                    value={person}
                    onChange={member.change}
                    errors={Object.fromEntries(refusals)}
                    paperPubs={data['paper_pubs'] && paperPubs}
                    messages={messages}
                  />
                )}
              </fieldset>
            </form>
          )}
          {isSold || isOpen ? (
            <Checkout
              config={config}
              account={data['new_member']?.account ?? 'default'}
              purchase={purchase}
              isReady={member.isReady}
              missing={<MissingFields problems={problems} messages={messages} />}
            />
          ) : (
            <UnknownMembership membership={membership} />
          )}
          {member.hasDraft && !isLocked && (
            <div className={styles.quietButton}>
              <Button tone="quiet" onPress={member.clear}>
                <Trans>Clear the form</Trans>
              </Button>
            </div>
          )}
        </CardBody>
      </Card>
    </div>
  );
}

import type { Config, PurchaseData, User } from '@conkit/api-client';
import { canNominate, canVote, isGreyedOut, membershipPricesOf } from '@conkit/rules';
import { MemberForm } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { badgeUrl } from '../../api/documents.ts';
import { Checkout } from '../../checkout/Checkout.tsx';
import { isLeftOpen } from '../../checkout/purchaseFlow.ts';
import { SaleForm } from '../../checkout/SaleForm.tsx';
import * as pageStyles from '../../shell/pages.css.ts';
import { MissingFields } from './MissingFields.tsx';
import { NewMemberBought } from './NewMemberBought.tsx';
import { MembershipSelect } from './TypeSelect.tsx';
import { UnknownMembership } from './UnknownMembership.tsx';
import { useNewMember } from './useNewMember.ts';

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
  const member = useNewMember({ config, user, data, membership });
  const { person, problems, purchase, sold, refusals } = member;

  if (sold) {
    const { loginLinkMinutes, membershipTypes } = config;
    const hasAwards = [canVote, canNominate].some((can) => can({ membership }, membershipTypes));
    return (
      <NewMemberBought
        sold={sold}
        kind="membership"
        hasAwards={sold.isFormsOwn && hasAwards}
        loginLinkMinutes={loginLinkMinutes}
      />
    );
  }

  const prices = membershipPricesOf(data, config.paid_paper_pubs);
  const isSold =
    config.membershipGroups.list.flat().includes(membership) &&
    !isGreyedOut(prices.newMember, membership);
  const paperPubs = { isPaid: config.paid_paper_pubs, cents: prices.paperPubs ?? null };
  const choose = (next: string) =>
    void router.navigate({
      to: '/new/$membership',
      params: { membership: next },
      replace: true,
      resetScroll: false,
    });

  return (
    <div className={pageStyles.narrow}>
      <h1 className={pageStyles.heading}>
        <Trans>New Membership</Trans>
      </h1>
      <SaleForm
        purchase={purchase}
        title={isSold ? member.label : <Trans>Choose a membership</Trans>}
        refusals={refusals}
        onClear={member.hasDraft ? member.clear : undefined}
        checkout={
          isSold || isLeftOpen(purchase) ? (
            <Checkout
              config={config}
              account={data['new_member']?.account ?? 'default'}
              purchase={purchase}
              isReady={member.isReady}
              missing={<MissingFields problems={problems} />}
              allowsFree
            />
          ) : (
            <UnknownMembership membership={membership} />
          )
        }
      >
        <MembershipSelect
          config={config}
          prices={prices.newMember}
          value={membership}
          onChange={choose}
        />
        {isSold && (
          <MemberForm
            variant="newMember"
            value={person}
            onChange={member.change}
            errors={Object.fromEntries(refusals)}
            paperPubs={data['paper_pubs'] && paperPubs}
            badgeImage={(badge) => badgeUrl(undefined, badge)}
          />
        )}
      </SaleForm>
    </div>
  );
}

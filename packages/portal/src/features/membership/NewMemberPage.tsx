import type { Config, PurchaseData, User } from '@conkit/api-client';
import { hasBadge, hasRight, createMembershipPrices } from '@conkit/rules';
import { NewMemberForm, Receipt } from '@conkit/ui';
import { useRouter } from '@tanstack/react-router';
import { badgeUrl } from '../../api/documents.ts';
import { useCheckout } from '../../checkout/useCheckout.tsx';
import { useReceipt } from '../../checkout/useSale.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getAwardsName } from '../../i18n/localized.ts';
import { useMembershipTypes, useNewMember } from './useNewMember.ts';

/** The rights for which the receipt mentions the awards. */
const RIGHTS = ['wsfs_member', 'hugo_nominator'] as const;

interface NewMemberPageProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
  /** The type in the URL, which may be unknown. */
  membership: string;
}

export function NewMemberPage({ config, user, data, membership }: NewMemberPageProps) {
  const router = useRouter();
  const language = useLanguage();
  const member = useNewMember({ config, user, data, membership });
  const { purchase, sold } = member;
  const account = data['new_member']?.account ?? 'default';
  const { checkout, dialog } = useCheckout({ config, account, purchase, allowsFree: true });
  const prices = createMembershipPrices(data, config.paid_paper_pubs);
  const types = useMembershipTypes(config, data, prices.newMember);

  const receipt = useReceipt(sold);
  if (receipt) {
    const { loginLinkMinutes, membershipTypes } = config;
    const hasAwards =
      sold?.isFormsOwn && RIGHTS.some((right) => hasRight({ membership }, right, membershipTypes));
    const awards = hasAwards ? getAwardsName(config.hugo, language) : undefined;
    return (
      <Receipt sold={{ kind: 'membership', loginLinkMinutes, awardName: awards }} {...receipt} />
    );
  }

  const isSold = types.some(({ value, isDisabled }) => value === membership && !isDisabled);
  const choose = (next: string) =>
    void router.navigate({
      to: '/new/$membership',
      params: { membership: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <NewMemberForm
        types={types}
        type={membership}
        onTypeChange={choose}
        typeLabel={isSold ? member.label : undefined}
        value={member.person}
        onChange={member.change}
        problems={member.problems}
        questions={member.questions}
        validationErrors={member.refusals}
        isReady={member.isReady}
        onClear={member.hasDraft ? member.clear : undefined}
        hasBadge={config.parts.badge && hasBadge({ membership }, config.membershipTypes)}
        paperPubs={
          config.parts.paper_pubs
            ? { isPaid: config.paid_paper_pubs, amount: prices.paperPubs ?? null }
            : undefined
        }
        getBadgeImage={(badge) => badgeUrl(undefined, badge)}
        conventionName={config.name}
        badgeTemplate={config.badge}
        checkout={checkout}
      />
      {dialog}
    </>
  );
}

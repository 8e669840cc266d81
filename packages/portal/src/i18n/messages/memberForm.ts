import type { MemberFormMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { usePaperPubsMessages } from './paperPubs.ts';

/**
 * The words of the member form in the reader's language.
 *
 * @param form whose form it is: some words differ for the holder of a day pass
 */
export function useMemberFormMessages(form: 'member' | 'daypass' = 'member'): MemberFormMessages {
  const { t } = useLingui();
  const paperPubs = usePaperPubsMessages();
  return useMemo(
    () => ({
      required: t`required`,
      changed: t`changed`,
      legalName: t`Legal name`,
      legalNameHint:
        form === 'daypass'
          ? t`As in the passport or identity card that you show when you collect the pass.`
          : t`As in your passport or identity card. Other members do not see it.`,
      email: t`Email`,
      newEmailHint:
        form === 'daypass'
          ? t`The confirmation of the pass and the receipt are sent to this address.`
          : t`Login links and receipts are sent to this address.`,
      readOnlyEmailHint: t`To change the address, write to registration.`,
      badgeName: t`Badge name`,
      badgeSubtitle: t`Badge subtitle`,
      badgeHint: t`Two lines fit on the badge. Most letters of most languages print, emoji do not.`,
      previewBadge: t`Preview`,
      badgeTitle: t`Badge preview`,
      close: t`Close`,
      publicFirstName: t`Public first name`,
      publicLastName: t`Public last name`,
      publicNameHint: t`For the public list of members. Leave both blank to stay off the list; with two names, the second one is used for sorting.`,
      listing: (listing) =>
        listing.kind === 'notListed'
          ? t`Not in the public list of members.`
          : t`Listed as ${listing.name}, sorted under ${listing.sortName}.`,
      address: t`Street address`,
      city: t`City`,
      state: t`State, county or province`,
      postcode: t`Postcode`,
      country: t`Country`,
      problem: (problem) => {
        if (problem.kind === 'too_long') return t`Shorten it to ${problem.max} characters.`;
        if (problem.kind === 'not_an_email')
          return t`Write a whole address, like name@example.com.`;
        return t`Fill this in.`;
      },
      paperPubs,
    }),
    [t, form, paperPubs],
  );
}

import type { Config, Person } from '@conkit/api-client';
import type { ActionName, HiddenReason, PersonAction } from '@conkit/rules';
import { useZone } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

interface ActionWords {
  label: (action: PersonAction) => string;
  /** Why a person cannot do something, in a sentence. */
  reason: (person: Person, reason: HiddenReason) => string;
}

/** The words for what a person card offers, and for what it does not. */
export function useActionWords(config: Config, people: readonly Person[]): ActionWords {
  const { t, i18n } = useLingui();
  const timeZone = useZone();
  const { hugo, retro } = config.hugo.awards;
  const label = useCallback(
    (action: PersonAction): string => {
      const { year } = hugo;
      const retroYear = retro?.year ?? year;
      // After the deadline there is something to read only.
      const isClosed = action.isShown && action.detail === 'closed';
      const labels: Record<ActionName, string> = {
        edit: t`Edit personal information`,
        upgrade:
          action.isShown && action.detail === 'paperPubs'
            ? t`Add paper progress reports`
            : t`Upgrade membership`,
        nominate: isClosed
          ? t`See my ballot: nominations for the ${year} Hugo Awards`
          : t`Nominate for the ${year} Hugo Awards`,
        'nominate-retro': isClosed
          ? t`See my ballot: nominations for the ${retroYear} Retro Hugo Awards`
          : t`Nominate for the ${retroYear} Retro Hugo Awards`,
        vote: isClosed
          ? t`See my ballot: votes for the ${year} Hugo Awards`
          : t`Vote for the ${year} Hugo Awards`,
        'vote-retro': isClosed
          ? t`See my ballot: votes for the ${retroYear} Retro Hugo Awards`
          : t`Vote for the ${retroYear} Retro Hugo Awards`,
        siteSelectionToken: t`Buy a site selection token`,
        chatInvite: t`Request Slack invite`,
        barcode: t`Registration barcode`,
      };
      return labels[action.action];
    },
    [t, hugo, retro],
  );
  const reason = useCallback(
    ({ preferred_name: name }: Person, why: HiddenReason): string => {
      switch (why.kind) {
        case 'noRight':
          return t`${name}'s membership does not include this.`;
        case 'sharedRight': {
          const others = people
            .filter(({ id }) => why.people.includes(id))
            .map(({ preferred_name }) => preferred_name)
            .join(', ');
          return t`${others} on this account can do it too. Each of you uses the personal link in the login mail, so that nobody votes on another's ballot. To get a new mail, sign out and ask for it.`;
        }
        case 'notHeld':
          return t`This convention does not have it.`;
        case 'notOpenYet': {
          if (why.opens === null) return t`It has not begun yet.`;
          const day = i18n.date(why.opens, { dateStyle: 'long', timeZone });
          return t`It begins on ${day}.`;
        }
        case 'noUpgradeAvailable':
          return t`There is nothing above this membership to upgrade to.`;
        case 'noBadge':
          return t`This membership does not admit to the convention, so there is no badge to pick up.`;
      }
    },
    [t, i18n, timeZone, people],
  );
  return { label, reason };
}

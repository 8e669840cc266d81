import type { Config, User } from '@conkit/api-client';
import { OfferCategories } from '@conkit/ui';
import { useLanguage } from '../../i18n/language.ts';
import { localized } from '../../i18n/localized.ts';
import { RichText } from '../../shell/RichText.tsx';
import { useOffers } from './useOffers.ts';

/** The page of new memberships, grouped by category. */
export function MembershipCards({ config, user }: { config: Config; user: User | null }) {
  const { newMembers, daypasses, upgrade, daypassNote } = useOffers(config, user);
  const language = useLanguage();
  const groups = config.membershipGroups.cards.map(({ key, title, text, types }) => ({
    key,
    title: localized(title, language),
    text: text && localized(text, language),
    offers: newMembers(types),
  }));
  return (
    <OfferCategories
      groups={groups}
      upgrade={upgrade}
      daypasses={daypasses}
      daypassNote={daypassNote && <RichText html={daypassNote} />}
    />
  );
}

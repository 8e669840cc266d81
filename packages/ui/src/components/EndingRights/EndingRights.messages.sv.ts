import type { AwardName, Entitlement } from '@conkit/rules';
import type { EndingRightsMessages } from './EndingRights.messages.ts';

const rights: Record<Entitlement, (awards: AwardName | undefined) => string> = {
  member: () => 'En inbjudan till medlemmarnas chatt',
  wsfs_member: (awards) =>
    awards
      ? `Att rösta om ${awards.name} och om platsen för ett senare Worldcon`
      : 'Att rösta om platsen för ett senare Worldcon',
  hugo_nominator: (awards) => `Att nominera till ${awards?.name ?? 'priserna'}`,
  badge: () => 'En namnskylt, och med den tillträde till evenemanget',
};

export const endingRightsSv: Partial<EndingRightsMessages> = {
  title: (name, membership) => `${name} förlorar rättigheter med medlemskapet ”${membership}”`,
  warning: 'När det är betalt ingår detta inte längre, och det går inte att ångra här:',
  right: (right, awards) => rights[right](awards),
};

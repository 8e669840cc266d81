import type { AwardName, Entitlement } from '@conkit/rules';
import type { EndingRightsMessages } from './EndingRights.messages.ts';

const rights: Record<Entitlement, (awards: AwardName | undefined) => string> = {
  member: () => 'Kutsu jäsenten keskusteluun',
  wsfs_member: (awards) =>
    awards
      ? `Äänestäminen ${awards.forms?.['about'] ?? `palkinnoista (${awards.name})`} ja tulevan Worldconin paikasta`
      : 'Äänestäminen tulevan Worldconin paikasta',
  hugo_nominator: (awards) =>
    `Ehdottaminen ${awards?.forms?.['to'] ?? `palkintoihin${awards ? ` (${awards.name})` : ''}`}`,
  badge: () => 'Nimikyltti ja sen myötä pääsy tapahtumaan',
};

export const endingRightsFi: EndingRightsMessages = {
  title: (name, membership) => `${name} menettää oikeuksia jäsenyydellä ”${membership}”`,
  warning: 'Kun tämä on maksettu, jäsenyyteen ei enää kuulu seuraavaa, eikä sitä voi perua täällä:',
  right: (right, awards) => rights[right](awards),
};

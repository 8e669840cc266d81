import type { Entitlement } from '@conkit/rules';
import type { EndingRightsMessages } from './EndingRights.messages.ts';

const rights: Record<Entitlement, string> = {
  member: 'Kutsu jäsenten keskusteluun',
  wsfs_member: 'Äänestäminen Hugo-palkinnoista ja tulevan Worldconin paikasta',
  hugo_nominator: 'Ehdottaminen Hugo-palkintoihin',
  badge: 'Nimikyltti ja sen myötä pääsy tapahtumaan',
};

export const endingRightsFi: EndingRightsMessages = {
  title: (name, membership) => `${name} menettää oikeuksia jäsenyydellä ”${membership}”`,
  warning: 'Kun tämä on maksettu, jäsenyyteen ei enää kuulu seuraavaa, eikä sitä voi perua täällä:',
  right: (right) => rights[right],
};

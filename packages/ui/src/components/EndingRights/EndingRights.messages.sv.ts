import type { EndingRightsMessages } from './EndingRights.messages.ts';

export const endingRightsSv: Partial<EndingRightsMessages> = {
  title: (name, membership) => `${name} förlorar rättigheter med medlemskapet ”${membership}”`,
  warning: 'När det är betalt ingår detta inte längre, och det går inte att ångra här:',
};

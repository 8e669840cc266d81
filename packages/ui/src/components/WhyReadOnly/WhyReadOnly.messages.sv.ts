import type { WhyReadOnlyMessages } from './WhyReadOnly.messages.ts';

export const whyReadOnlySv: Partial<WhyReadOnlyMessages> = {
  closed: 'Nomineringen är avslutad.',
  noRight: (name, membership) =>
    `${name} kan inte nominera: rätten att nominera ingår inte i medlemskapet ”${membership}”.`,
  upgrade: 'Uppgradera medlemskapet',
  otherMemberships: 'Se de medlemskap där den ingår',
  notOpen: 'Nomineringen har inte börjat än. Här kan du läsa vad som kommer.',
};

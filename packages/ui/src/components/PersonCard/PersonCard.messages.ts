import type { PersonSubtitle } from '@conkit/rules';

type SubtitleOf<Kind extends PersonSubtitle['kind']> = Extract<PersonSubtitle, { kind: Kind }>;

export interface PersonCardMessages {
  /** "Adult member #214"; `membership` is the key of the type. */
  member: (subtitle: SubtitleOf<'member'>) => string;
  /** "2 day pass Wed/Thu"; `days` count from the first day of the convention. */
  daypass: (subtitle: SubtitleOf<'daypass'>) => string;
  hugoNominator: string;
  nonMember: string;
  /** Opens the list of what this person cannot do, and why. */
  whyNot: string;
}

const days = ['Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const personCardMessages: PersonCardMessages = {
  member: ({ membership, number }) => `${membership} member${number === null ? '' : ` #${number}`}`,
  daypass: (pass) => `${pass.label} day pass ${pass.days.map((day) => days[day]).join('/')}`,
  hugoNominator: 'Hugo nominator',
  nonMember: 'Non-member',
  whyNot: 'Missing something?',
};

/** The words under a person's name. */
export const subtitleText = (subtitle: PersonSubtitle, messages: PersonCardMessages): string => {
  if (subtitle.kind === 'member') return messages.member(subtitle);
  if (subtitle.kind === 'daypass') return messages.daypass(subtitle);
  return messages[subtitle.kind];
};

import {
  getMembershipAttributes,
  badgeText,
  barcodeText,
  hasBadge,
  type TypedBadge,
} from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import type { PersonRow } from '../database/schema.ts';
import type { BadgeContent } from './badge.ts';
import type { BarcodeContent } from './barcode.ts';

/** Returns the content of a person's badge; without number and type if they get no badge. */
export function badgeContent(
  config: Convention,
  person: PersonRow,
  typed: TypedBadge = {},
): BadgeContent {
  const isReal = hasBadge(person, config.membership_types);
  return {
    ...badgeText(person, typed),
    convention: config.name,
    type: isReal ? getTypeLabel(config, person) : '',
    number: isReal && person.member_number !== null ? `#${person.member_number}` : '',
    context: person.country ?? '',
  };
}

/** Returns the content of a person's barcode label. */
export function barcodeContent(config: Convention, person: PersonRow): BarcodeContent {
  const { name, subtitle } = badgeText(person);
  const days = formatDays(config, person);
  return {
    convention: config.name,
    code: barcodeText(person),
    name,
    info: days === '' ? subtitle : `Daypass ${days}`,
    type: getTypeLabel(config, person),
    context: person.country ?? '',
  };
}

/** Returns the membership; for a person with only a day pass, the pass and its days. */
function getTypeLabel(config: Convention, person: PersonRow): string {
  const { membership, daypass_type } = person;
  const types = config.membership_types;
  const label = (type: string) => types[type]?.label.en ?? type;
  if (getMembershipAttributes(types, membership).badge || daypass_type === null)
    return label(membership);
  return `${label(daypass_type)} day pass ${formatDays(config, person)}`.trim();
}

/** Returns the days of a day pass: `Wed/Thu`. */
const formatDays = ({ daypass }: Convention, { daypass_days }: PersonRow): string =>
  daypass.days
    .filter((_, at) => daypass_days?.[at])
    .map(({ short }) => short.en)
    .join('/');

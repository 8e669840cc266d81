import { checkAwards } from './checkAwards.ts';
import { checkPurchases, type Report } from './checkPurchases.ts';
import type { Complaint } from './complaint.ts';
import { NON_MEMBER } from './nonMember.ts';
import type { ConventionSource } from './read.ts';
import type { Convention } from './types.ts';

/**
 * Finds contradictions between settings that the schema can't find: references to missing names, and times in the wrong
 * order.
 */
export function findContradictions(
  convention: Convention,
  source: Pick<ConventionSource, 'at'>,
): readonly Complaint[] {
  const complaints: Complaint[] = [];
  const report: Report = (path, problem) => void complaints.push(source.at(path, problem));
  checkDates(convention, report);
  checkMemberships(convention, report);
  checkDaypasses(convention, report);
  checkPurchases(convention, report);
  checkAwards(convention, report);
  checkPacket(convention, report);
  checkChat(convention, report);
  checkPeople(convention, report);
  return complaints;
}

function checkDates({ dates }: Convention, report: Report): void {
  const { first_day, last_day } = dates.convention;
  if (last_day < first_day) report(['dates', 'convention', 'last_day'], 'is before first_day');
  for (const path of [['deadline_zone'], ['convention', 'zone']]) {
    const zone = path.length === 1 ? dates.deadline_zone : dates.convention.zone;
    if (!isZone(zone)) report(['dates', ...path], `names no time zone: "${zone}"`);
  }
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function checkMemberships(convention: Convention, report: Report): void {
  const { membership_types, membership_groups, purchase_categories } = convention;
  const check = (types: readonly string[], path: readonly (string | number)[]) => {
    for (const [at, type] of types.entries()) {
      if (!Object.hasOwn(membership_types, type)) {
        report([...path, at], `names an unknown membership type: "${type}"`);
      }
    }
  };
  const sold = purchase_categories['new_member']?.types.map(({ key }) => key) ?? [];
  check(sold, ['purchase_categories', 'new_member', 'types']);
  const { cards, list, child, upgrade, daypass } = membership_groups;
  for (const { key, types } of cards) check(types, ['membership_groups', 'cards', key, 'types']);
  check(child, ['membership_groups', 'child']);
  check(upgrade, ['membership_groups', 'upgrade']);
  check(daypass, ['membership_groups', 'daypass']);
  for (const [at, types] of list.entries()) {
    // A list made from the cards has been checked above.
    const isCard = cards.some((card) => card.types === types);
    if (!isCard) check(types, ['membership_groups', 'list', at]);
  }
}

function checkDaypasses(convention: Convention, report: Report): void {
  const { membership_types, enable_daypass, daypass, membership_groups } = convention;
  const types = Object.entries(daypass.prices);
  if (enable_daypass && types.length === 0) {
    report(['daypass'], 'is missing: day passes are on sale, and have no prices');
  }
  for (const [type, prices] of types) {
    if (!membership_types[type]?.daypass_available) {
      report(['daypass', 'prices', type], 'is the price of a type that has no day pass');
    }
    for (const day of Object.keys(prices)) {
      if (daypass.days.some(({ key }) => key === day)) continue;
      const days = daypass.days.map(({ key }) => key).join(', ');
      report(['daypass', 'prices', type, day], `is no day of a day pass; there are ${days}`);
    }
  }
  for (const [at, type] of membership_groups.daypass.entries()) {
    if (enable_daypass && !daypass.prices[type]) {
      report(['membership_groups', 'daypass', at], `has no prices: "${type}"`);
    }
  }
}

function checkPacket({ packet, award_categories }: Convention, report: Report): void {
  if (!packet) return;
  if ((packet.folder === undefined) === (packet.s3 === undefined)) {
    report(['packet'], 'must have either folder or s3');
  }
  const keys = new Set(award_categories.map(({ key }) => key));
  for (const [category, formats] of Object.entries(packet.files)) {
    if (!keys.has(category)) report(['packet', 'files', category], 'is no award category');
    for (const [format, name] of Object.entries(formats)) {
      // Any file name is valid, but it must stay inside the packet.
      const parts = name.split('/');
      if (parts.some((part) => ['', '.', '..'].includes(part)) || /[\\\0]/.test(name)) {
        report(['packet', 'files', category, format], `is no file of the packet: "${name}"`);
      }
    }
  }
}

function checkChat({ chat }: Convention, report: Report): void {
  if (!chat) return;
  const { invite_url, slack_url } = chat;
  if (invite_url === undefined && slack_url === undefined) {
    report(['chat', 'invite_url'], 'is missing; or slack_url, where it is a workspace of Slack');
  }
  if (invite_url !== undefined && slack_url !== undefined) {
    report(['chat'], 'must match exactly one of invite_url and slack_url');
  }
}

function checkPeople(convention: Convention, report: Report): void {
  const { people, membership_types, purchase_categories } = convention;
  const numbers = new Set<number>();
  for (const [at, person] of people.entries()) {
    const { legal_name, membership, member_number, daypass_type, daypass_days = [] } = person;
    if (daypass_type !== undefined && !convention.daypass.prices[daypass_type]) {
      report(['people', at, 'daypass_type'], `has no day pass: "${daypass_type}"`);
    }
    const { days } = convention.daypass;
    if (daypass_days.length > days.length) {
      report(['people', at, 'daypass_days'], `has more days than a day pass: ${days.length}`);
    }
    if (member_number === undefined && membership !== NON_MEMBER) {
      report(['people', at, 'member_number'], `is missing: ${legal_name} is a member`);
    }
    if (member_number !== undefined) {
      if (numbers.has(member_number)) {
        report(['people', at, 'member_number'], `is there twice: ${member_number}`);
      }
      numbers.add(member_number);
    }
    if (!Object.hasOwn(membership_types, person.membership)) {
      report(['people', at, 'membership'], `is unknown: "${person.membership}"`);
    }
    for (const [number, { category, type }] of (person.invoices ?? []).entries()) {
      if (!purchase_categories[category]?.types.some(({ key }) => key === type)) {
        report(['people', at, 'invoices', number, 'type'], `is unknown: "${category}/${type}"`);
      }
    }
  }
}

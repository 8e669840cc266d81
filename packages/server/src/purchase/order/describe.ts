import type { Convention } from '../../config/types.ts';
import type { PurchaseItem, UpgradeItem } from '../../database/items.ts';
import { getMembershipName, createReader, getTypeName, type Reader } from '../../mail/reader.ts';

/** Describes items on one line in English: `Adult, 2 × Child, Upgrade to Adult`. */
export function describeItems(config: Convention, items: readonly PurchaseItem[]): string {
  const reader = createReader(config, 'en');
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = getItemName(reader, item);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

function getItemName(reader: Reader, item: PurchaseItem): string {
  switch (item.kind) {
    case 'new_member':
      return getMembershipName(reader, item.person.membership);
    case 'daypass':
      return getTypeName(reader, 'daypass', `daypass-${item.person.daypass_type}`);
    case 'upgrade':
      return getUpgradeName(reader, item);
    default:
      return getTypeName(reader, item.category, item.type);
  }
}

function getUpgradeName(reader: Reader, { from, to }: UpgradeItem): string {
  const parts = [
    to.membership === from ? '' : `Upgrade to ${getMembershipName(reader, to.membership)}`,
    to.paper_pubs ? getTypeName(reader, 'paper_pubs', 'paper_pubs') : '',
  ];
  return parts.filter(Boolean).join(' + ') || 'Member upgrade';
}

import type { Convention } from '../../config/types.ts';
import type { PurchaseItem, UpgradeItem } from '../../database/items.ts';
import { membershipName, typeName } from '../../mail/words.ts';

/** Several things in one line: `Adult, 2 × Child, Upgrade to Adult`. */
export function describeItems(config: Convention, items: readonly PurchaseItem[]): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = nameOf(config, item);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

function nameOf(config: Convention, item: PurchaseItem): string {
  switch (item.kind) {
    case 'new_member':
      return membershipName(config, item.person.membership);
    case 'daypass':
      return typeName(config, 'daypass', `daypass-${item.person.daypass_type}`);
    case 'upgrade':
      return upgradeName(config, item);
    default:
      return typeName(config, item.category, item.type);
  }
}

function upgradeName(config: Convention, { from, to }: UpgradeItem): string {
  const parts = [
    to.membership === from ? '' : `Upgrade to ${membershipName(config, to.membership)}`,
    to.paper_pubs ? typeName(config, 'paper_pubs', 'paper_pubs') : '',
  ];
  return parts.filter(Boolean).join(' + ') || 'Member upgrade';
}

import {
  upgradeCents,
  upgradeProblem,
  type MembershipPrices,
  type UpgradeProblem,
} from '@conkit/rules';
import type { FieldError, Upgrade as WireUpgrade } from '@conkit/api-client';
import type { Context } from '../context.ts';
import type { PaperPubs, PurchaseItem } from '../database/items.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';
import { findBeneficiaries, nameFor, type Beneficiary } from './beneficiary.ts';
import { toPaperPubs } from './newPerson.ts';
import { entryError, type Checked } from './order.ts';

const LIST = 'upgrades';

const problems: Readonly<Record<UpgradeProblem, readonly [field: string, what: string]>> = {
  nothing_changes: ['membership', 'changes nothing, and no paper publications are added'],
  not_for_sale: ['membership', 'cannot be bought as an upgrade'],
  cheaper: ['membership', 'costs less than the present membership'],
  has_paper_pubs: ['paper_pubs', 'cannot be added for this person'],
  paper_pubs_not_sold: ['paper_pubs', 'is not for sale'],
};

/** An upgrade as it was asked for, in its normal form. */
export interface WantedUpgrade {
  readonly id: number;
  readonly membership: string | null;
  readonly paper_pubs: PaperPubs | null;
}

export const toWantedUpgrade = ({ id, membership, paper_pubs }: WireUpgrade): WantedUpgrade => ({
  id,
  membership: membership ?? null,
  paper_pubs: toPaperPubs(paper_pubs),
});

/**
 * The upgrades of a request, with their prices as the people are now.
 *
 * @throws ProblemError `unauthorized` without a session; `not_yours` for an upgrade that costs nothing of
 * somebody who is not on the account, for nobody changes others for nothing
 */
export async function checkUpgrades(
  context: Context,
  session: Session | null,
  prices: MembershipPrices,
  upgrades: readonly WantedUpgrade[],
): Promise<Checked> {
  if (upgrades.length === 0) return { items: [], errors: [] };
  if (!session) throw new ProblemError('unauthorized');
  const ids = upgrades.map(({ id }) => id);
  const people = await findBeneficiaries(context, session, ids);
  const items: PurchaseItem[] = [];
  const errors: FieldError[] = [];
  for (const [at, upgrade] of upgrades.entries()) {
    const someone = people.get(upgrade.id);
    if (!someone || ids.indexOf(upgrade.id) !== at) {
      const what = someone ? 'is there twice' : 'is nobody';
      errors.push(entryError(LIST, at, 'id', what));
      continue;
    }
    const { upgrade: upgradeable } = context.config.membership_groups;
    const problem = upgradeProblem(prices, upgradeable, someone.person, upgrade);
    if (problem) errors.push(entryError(LIST, at, ...problems[problem]));
    else items.push(toItem(prices, someone, upgrade));
  }
  return { items, errors };
}

function toItem(
  prices: MembershipPrices,
  someone: Beneficiary,
  { membership, paper_pubs }: WantedUpgrade,
): PurchaseItem {
  const { id, membership: from } = someone.person;
  const to = { membership: membership ?? from, paper_pubs };
  const amount = upgradeCents(prices, someone.person, to) ?? 0;
  if (amount === 0 && !someone.isOwn) throw new ProblemError('not_yours');
  return { kind: 'upgrade', amount, personId: id, personName: nameFor(someone), from, to };
}

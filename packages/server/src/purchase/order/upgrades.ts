import type { FieldError, Upgrade as WireUpgrade } from '@conkit/api-client';
import {
  findUpgrades,
  isGift,
  upgradeAmount,
  upgradeProblem,
  type MembershipPrices,
  type UpgradeProblem,
} from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { PaperPubs, PurchaseItem, UpgradeItem } from '../../database/items.ts';
import type { PersonRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import type { Session } from '../../operation.ts';
import { requireOnSale } from '../places/sale.ts';
import { checkAnswers } from './answers.ts';
import { toPaperPubs } from './newPerson.ts';
import { createEntryError, type Checked } from './order.ts';
import { findRecipients, getRecipientName, type Recipient } from './recipients.ts';

const UPGRADES = 'upgrades';

const problems: Readonly<Record<UpgradeProblem, readonly [field: string, what: string]>> = {
  nothing_changes: ['membership', 'changes nothing, and no paper publications are added'],
  not_for_sale: ['membership', 'cannot be bought as an upgrade'],
  not_dearer: ['membership', 'does not cost more than the present membership'],
  has_paper_pubs: ['paper_pubs', 'cannot be added for this person'],
  paper_pubs_not_sold: ['paper_pubs', 'is not for sale'],
};

/** A requested upgrade in its normal form. */
export interface RequestedUpgrade {
  readonly id: number;
  readonly membership: string | null;
  readonly paper_pubs: PaperPubs | null;
  /** The buyer's name for the person. */
  readonly name?: string;
  readonly answers?: WireUpgrade['answers'];
}

/** Normalizes an upgrade. */
export const toRequestedUpgrade = ({
  id,
  membership,
  paper_pubs,
  name,
  answers,
}: WireUpgrade): RequestedUpgrade => ({
  id,
  membership: membership ?? null,
  paper_pubs: toPaperPubs(paper_pubs),
  ...(name && { name }),
  ...(answers && { answers }),
});

/**
 * Checks the upgrades of a request, and prices them from the people's current memberships.
 *
 * @throws ProblemError `unauthorized` without a session; `not_yours` for an upgrade of a person on another
 * account that would take something from them or set their postal address
 */
export async function checkUpgrades(
  context: Context,
  session: Session | null,
  prices: MembershipPrices,
  upgrades: readonly RequestedUpgrade[],
): Promise<Checked> {
  if (upgrades.length === 0) return { items: [], errors: [] };
  if (!session) throw new ProblemError('unauthorized');
  const ids = upgrades.map(({ id }) => id);
  const people = await findRecipients(context, session, ids);
  const items: PurchaseItem[] = [];
  const errors: FieldError[] = [];
  for (const [at, upgrade] of upgrades.entries()) {
    const someone = people.get(upgrade.id);
    if (!someone || ids.indexOf(upgrade.id) !== at) {
      const what = someone ? 'is there twice' : 'is no person';
      errors.push(createEntryError(UPGRADES, at, 'id', what));
      continue;
    }
    const { person, isOwn } = someone;
    // This is checked first, so that no other error reveals what the person has.
    if (!isOwn && !isGift(context.config.membership_types, person, upgrade))
      throw createNotYoursError();
    const offer = findUpgrades(prices, context.config.membership_groups, person.membership);
    const problem = upgradeProblem(offer.prices, offer.upgradeable, person, upgrade);
    if (problem) {
      errors.push(createEntryError(UPGRADES, at, ...problems[problem]));
      continue;
    }
    const { membership } = upgrade;
    if (membership && membership !== person.membership) {
      requireOnSale(context, 'new_member', membership);
    }
    const { answers, errors: wrong } = checkUpgradeAnswers(context, at, person, upgrade);
    errors.push(...wrong);
    items.push({ ...toItem(offer.prices, someone, upgrade), ...(answers && { answers }) });
  }
  return { items, errors };
}

/** Checks the answers to the questions of the new membership. Paper publications alone have no questions. */
function checkUpgradeAnswers(
  context: Context,
  at: number,
  person: Pick<PersonRow, 'membership'>,
  { membership, answers }: RequestedUpgrade,
) {
  const isOther = membership !== null && membership !== person.membership;
  const product = isOther
    ? { category: 'new_member', type: membership, membership }
    : { category: 'paper_pubs', type: 'paper_pubs' };
  return checkAnswers(context, [UPGRADES, at], product, answers);
}

function toItem(
  prices: MembershipPrices,
  someone: Recipient,
  { membership, paper_pubs, name }: RequestedUpgrade,
): UpgradeItem {
  const { id, membership: from } = someone.person;
  const to = { membership: membership ?? from, paper_pubs };
  const amount = upgradeAmount(prices, someone.person, to) ?? 0;
  return {
    kind: 'upgrade',
    amount,
    personId: id,
    personName: getRecipientName(someone, name),
    from,
    to,
  };
}

const createNotYoursError = () =>
  new ProblemError('not_yours', {
    message: 'Only their own account can buy this for this person.',
  });

// Decisions: docs/decisions/buying.md
import { createMembershipPrices } from '@conkit/rules';
import { requireOffered } from '../config/parts.ts';
import { invalid } from '../errors.ts';
import { getCatalogueAt } from '../config/prices.ts';
import type { Operation } from '../operation.ts';
import { toHashed } from './order/answers.ts';
import { checkNewMembers, toRequestedMember } from './order/newPerson.ts';
import { collectItems, requireCurrency, getSourceId } from './order/order.ts';
import { checkUpgrades, toRequestedUpgrade } from './order/upgrades.ts';
import { toPurchaseAnswer } from './payment/answer.ts';
import { checkout } from './payment/checkout.ts';

/** Creates new members and upgrades people. The server computes the price, and never signs the buyer in. */
export const purchase: Operation<'purchase'> = async (context, request) => {
  const { config } = context;
  const { body, session } = request;
  requireCurrency(config, body.currency);
  const members = (body.new_members ?? []).map(toRequestedMember);
  const upgrades = (body.upgrades ?? []).map(toRequestedUpgrade);
  const account = config.purchase_categories['new_member']?.account ?? 'default';
  const intent = await checkout(context, request, {
    account,
    email: body.email.trim(),
    amount: body.amount,
    source: getSourceId(body.source),
    requested: {
      members: members.map(({ person, answers }) => toHashed({ ...person, answers })),
      upgrades: upgrades.map((upgrade) => toHashed(upgrade)),
    },
    price: async () => {
      if (body.account !== undefined && body.account !== account) {
        throw invalid({ pointer: '/body/account', message: `account must be ${account}` });
      }
      if (members.length + upgrades.length === 0) {
        const message = 'new_members and upgrades must not both be empty';
        throw invalid({ pointer: '/body/new_members', message });
      }
      // A missing value is reported before an invalid one.
      if (upgrades.some(({ membership }) => membership !== null))
        requireOffered(context, 'upgrades');
      if ([...members.map(({ person }) => person), ...upgrades].some((one) => one.paper_pubs)) {
        requireOffered(context, 'paper_pubs');
      }
      const { categories } = getCatalogueAt(config, context.clock.now());
      const prices = createMembershipPrices(categories, config.paid_paper_pubs);
      return collectItems(
        checkNewMembers(context, prices, members),
        await checkUpgrades(context, session, prices, upgrades),
      );
    },
  });
  return { body: toPurchaseAnswer(intent) };
};

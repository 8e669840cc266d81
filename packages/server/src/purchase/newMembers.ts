import { newMemberCents, paperPubsCents, type MembershipPrices } from '@conkit/rules';
import type { FieldError } from '@conkit/api-client';
import type { NewPerson, PurchaseItem } from '../database/items.ts';
import { personErrors } from './newPerson.ts';
import { entryError, type Checked } from './order.ts';

const LIST = 'new_members';

/** The new members of a request, with their prices. */
export function checkNewMembers(prices: MembershipPrices, members: readonly NewPerson[]): Checked {
  return {
    items: members.flatMap((person): PurchaseItem[] => {
      const amount = newMemberCents(prices, person);
      return amount === undefined ? [] : [{ kind: 'new_member', amount, person }];
    }),
    errors: members.flatMap((person, at) => [
      ...personErrors(LIST, at, person),
      ...priceErrors(prices, person, at),
    ]),
  };
}

function priceErrors(prices: MembershipPrices, person: NewPerson, at: number): FieldError[] {
  const errors: FieldError[] = [];
  if (newMemberCents(prices, person) === undefined) {
    errors.push(entryError(LIST, at, 'membership', 'is not for sale'));
  }
  if (person.paper_pubs && prices.paidPaperPubs && paperPubsCents(prices, true) === 0) {
    errors.push(entryError(LIST, at, 'paper_pubs', 'is not for sale'));
  }
  return errors;
}

import {
  membershipPricesOf,
  newMemberCents,
  paperPubsCents,
  PERSON_FIELDS,
  personProblems,
  type FieldProblem,
  type MembershipPrices,
} from '@conkit/rules';
import type { FieldError, NewPerson as WirePerson } from '@conkit/api-client';
import type { Convention } from '../config/types.ts';
import type { NewPerson, PurchaseItem } from '../database/items.ts';
import { invalid } from '../errors.ts';

/**
 * The new members of a request with their prices.
 *
 * @throws ProblemError `invalid`, naming every wrong field
 */
export function newMemberItems(
  config: Convention,
  members: readonly WirePerson[],
): readonly PurchaseItem[] {
  if (members.length === 0) {
    throw invalid({ pointer: '/body/new_members', message: 'new_members must not be empty' });
  }
  const prices = membershipPricesOf(config.purchase_categories, config.paid_paper_pubs);
  const errors: FieldError[] = [];
  const items = members.map(toNewPerson).flatMap((person, at): PurchaseItem[] => {
    const amount = newMemberCents(prices, person);
    errors.push(...personErrors(prices, person, at));
    return amount === undefined ? [] : [{ kind: 'new_member', amount, person }];
  });
  if (errors.length > 0) throw invalid(...errors);
  return items;
}

/** Only what a person consists of, without white space around it; blank means none. */
function toNewPerson(member: WirePerson): NewPerson {
  const texts = PERSON_FIELDS.flatMap((field) => {
    const value = field === 'paper_pubs' ? null : member[field]?.trim();
    return value ? [[field, value]] : [];
  });
  const { name, address, country } = member.paper_pubs ?? {};
  return {
    ...Object.fromEntries(texts),
    membership: member.membership,
    legal_name: member.legal_name.trim(),
    email: member.email.trim(),
    paper_pubs:
      name && address && country
        ? { name: name.trim(), address: address.trim(), country: country.trim() }
        : null,
  };
}

function personErrors(prices: MembershipPrices, person: NewPerson, at: number): FieldError[] {
  const error = (field: string, what: string): FieldError => ({
    pointer: `/body/new_members/${at}/${field.replace('.', '/')}`,
    message: `new_members[${at}].${field} ${what}`,
  });
  const errors = personProblems(person).map((problem) => error(problem.field, sentence(problem)));
  if (newMemberCents(prices, person) === undefined) {
    errors.push(error('membership', 'is not for sale'));
  }
  if (person.paper_pubs && prices.paidPaperPubs && paperPubsCents(prices, true) === 0) {
    errors.push(error('paper_pubs', 'is not for sale'));
  }
  return errors;
}

function sentence(problem: FieldProblem): string {
  if (problem.kind === 'too_long') return `must have at most ${problem.max} characters`;
  return problem.kind === 'required' ? 'is required' : 'must be an e-mail address';
}

import type {
  FieldError,
  NewPerson as NewPersonRequest,
  PaperPubs as WirePaperPubs,
} from '@conkit/api-client';
import {
  newMemberAmount,
  paperPubsAmount,
  personProblems,
  type MembershipPrices,
} from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { NewPerson, PaperPubs, PurchaseItem } from '../../database/items.ts';
import { formatProblem } from '../../people/changes.ts';
import { NEW_PERSON_FIELDS } from '../../people/person.ts';
import { requireOnSale } from '../places/sale.ts';
import { checkAnswers } from './answers.ts';
import { createEntryError, type Checked } from './order.ts';

/** Picks the fields of a person and trims them; a blank field becomes null. */
export function toNewPerson(person: NewPersonRequest): NewPerson {
  const texts = NEW_PERSON_FIELDS.flatMap((field) => {
    const value = field === 'paper_pubs' ? null : person[field]?.trim();
    return value ? [[field, value]] : [];
  });
  return {
    ...Object.fromEntries(texts),
    membership: person.membership,
    legal_name: person.legal_name.trim(),
    email: person.email.trim(),
    paper_pubs: toPaperPubs(person.paper_pubs),
  };
}

/** Trims the postal address for paper publications; null when none are wanted. */
export function toPaperPubs(paperPubs: WirePaperPubs | null | undefined): PaperPubs | null {
  const { name, address, country } = paperPubs ?? {};
  return name && address && country
    ? { name: name.trim(), address: address.trim(), country: country.trim() }
    : null;
}

/** Validates a person in a list of the request body. */
export const getPersonErrors = (list: string, at: number, person: NewPerson): FieldError[] =>
  personProblems(person).map((problem) =>
    createEntryError(list, at, problem.field, formatProblem(problem)),
  );

const NEW_MEMBERS = 'new_members';

/** A requested new member: the person, and what they answered. */
export interface RequestedMember {
  readonly person: NewPerson;
  readonly answers: NewPersonRequest['answers'];
}

/** Normalizes a requested new member. */
export const toRequestedMember = (requested: NewPersonRequest): RequestedMember => ({
  person: toNewPerson(requested),
  answers: requested.answers,
});

/** Checks and prices the new members of a request. */
export function checkNewMembers(
  context: Pick<Context, 'config' | 'clock'>,
  prices: MembershipPrices,
  members: readonly RequestedMember[],
): Checked {
  const items: PurchaseItem[] = [];
  const errors: FieldError[] = [];
  for (const [at, { person, answers: given }] of members.entries()) {
    const { membership } = person;
    const amount = newMemberAmount(prices, person);
    const product = { category: 'new_member', type: membership, membership };
    errors.push(...getPersonErrors(NEW_MEMBERS, at, person), ...getPriceErrors(prices, person, at));
    if (amount === undefined) continue;
    requireOnSale(context, 'new_member', membership);
    const { answers, errors: wrong } = checkAnswers(context, [NEW_MEMBERS, at], product, given);
    errors.push(...wrong);
    items.push({ kind: 'new_member', amount, person, ...(answers && { answers }) });
  }
  return { items, errors };
}

function getPriceErrors(prices: MembershipPrices, person: NewPerson, at: number): FieldError[] {
  const errors: FieldError[] = [];
  if (newMemberAmount(prices, person) === undefined) {
    errors.push(createEntryError(NEW_MEMBERS, at, 'membership', 'is not for sale'));
  }
  if (person.paper_pubs && prices.paidPaperPubs && paperPubsAmount(prices, true) === 0) {
    errors.push(createEntryError(NEW_MEMBERS, at, 'paper_pubs', 'is not for sale'));
  }
  return errors;
}

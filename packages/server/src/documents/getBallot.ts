import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { ownPerson } from '../people/access.ts';
import { drawBallot, type BallotContent, type BallotField } from './ballot.ts';
import { fileHeaders, limitDrawing } from './file.ts';

/**
 * Returns a person's site selection ballot with the known fields filled in, for their own account. Needs a paid token.
 */
export const getBallot: Operation<'getBallot'> = async (context, { params, session }) => {
  const { config, db } = context;
  const person = await ownPerson(context, session, params.id);
  const token = await paidToken(db, person.id);
  const content = token === undefined ? undefined : ballotContent(config, person, token);
  if (!content) throw new ProblemError('not_found');
  await limitDrawing(context, session);
  const body = drawBallot(content);
  const headers = fileHeaders(config, body, {
    kind: 'ballot',
    id: person.id,
    extension: 'pdf',
    disposition: 'attachment',
  });
  return { body, type: 'application/pdf', headers };
};

/** Returns a ballot's content; `undefined` if the convention prints none. */
export function ballotContent(
  config: Convention,
  person: PersonRow,
  token: string,
): BallotContent | undefined {
  const { site_selection: election } = config;
  return (
    election && {
      convention: config.name,
      title: election.title.en,
      subtitle: election.subtitle.en,
      legalName: person.legal_name,
      token,
      fields: fieldsOf(config, person),
      choices: election.choices.map((choice) => choice?.en ?? ''),
      instructions: election.instructions.map(({ en }) => en),
      questions: `Questions: ${config.contacts.siteselection}`,
    }
  );
}

/** Returns the newest paid token for a person, from any payer. Waiting and failed payments have none. */
async function paidToken(db: Queryable, personId: number): Promise<string | undefined> {
  const payments = await db
    .selectFrom('payment')
    .select('data')
    .where('person_id', '=', personId)
    .where('type', '=', SITE_SELECTION_TOKEN)
    .where('status', '=', 'succeeded')
    .orderBy('id', 'desc')
    .execute();
  return payments
    .map(({ data }) => data?.['token'])
    .find((token) => typeof token === 'string' && token !== '') as string | undefined;
}

function fieldsOf(config: Convention, person: PersonRow): (readonly BallotField[])[] {
  const { paper_pubs: paper } = person;
  const wsfs = config.membership_types[person.membership]?.wsfs_member ? 'Yes' : 'No';
  const field = (label: string, value: string | null | undefined, share: number): BallotField => ({
    label,
    value:
      value
        ?.trim()
        .split(/\s*\n\s*/u)
        .join('; ') ?? '',
    share,
  });
  return [
    [field('Name', person.legal_name, 1)],
    [field('Address', paper?.address ?? person.address, 1)],
    [
      field('City', person.city, 0.4),
      field('State, province or prefecture', person.state, 0.35),
      field('ZIP or postal code', person.postcode, 0.25),
    ],
    [field('Country', paper?.country ?? person.country, 0.4), field('E-mail', person.email, 0.6)],
    [
      field('Badge name', person.badge_name, 0.4),
      field('Membership number', person.member_number?.toString(), 0.25),
      field('Member', wsfs, 0.15),
      field('Voting fee paid', 'Yes', 0.2),
    ],
  ];
}

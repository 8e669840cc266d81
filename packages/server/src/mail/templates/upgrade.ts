import type { Context } from '../../context.ts';
import type { PersonRow } from '../../database/schema.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { signInBlocks } from '../signIn.ts';
import { membershipName } from '../words.ts';

export interface UpgradeData {
  readonly personId: number;
  /** The type before the upgrade. */
  readonly from: string;
  /** Whether paper publications came with it. */
  readonly hasNewPaperPubs: boolean;
}

export interface PaperPubsData {
  readonly personId: number;
}

/** Tells somebody that their membership has been upgraded, from what to what. */
export async function upgradeMail(
  context: Context,
  { personId, from, hasNewPaperPubs }: UpgradeData,
): Promise<Mail | null> {
  const { config } = context;
  const person = await findPerson(context, personId);
  if (!person?.email) return null;
  const type = membershipName(config, person.membership);
  const extra = hasNewPaperPubs ? ', with paper publications' : '';
  const number =
    person.member_number === null ? '' : ` Your member number is ${person.member_number}.`;
  return write(context, person, person.email, {
    subject: `Your membership of ${config.name}: ${type}`,
    lines: [
      `Your membership of ${config.name} has been upgraded from ${membershipName(config, from)} to ${type}${extra}.${number}`,
      ...(hasNewPaperPubs ? addressLines(person) : []),
    ],
  });
}

/** Tells somebody that they will get paper publications, and where. */
export async function paperPubsMail(
  context: Context,
  { personId }: PaperPubsData,
): Promise<Mail | null> {
  const { config } = context;
  const person = await findPerson(context, personId);
  if (!person?.email) return null;
  return write(context, person, person.email, {
    subject: `Paper publications of ${config.name}`,
    lines: [
      `Paper publications have been added to your membership of ${config.name}.`,
      ...addressLines(person),
    ],
  });
}

const findPerson = ({ db }: Context, id: number): Promise<PersonRow | undefined> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();

const addressLines = ({ paper_pubs }: PersonRow): string[] =>
  paper_pubs
    ? [
        `They go to: ${paper_pubs.name}, ${paper_pubs.address}, ${paper_pubs.country}. If that is not right, please change it in your details.`,
      ]
    : [];

async function write(
  context: Context,
  { legal_name }: PersonRow,
  email: string,
  { subject, lines }: { readonly subject: string; readonly lines: readonly string[] },
): Promise<Mail> {
  const { config } = context;
  return {
    from: fromContact(config, 'registration'),
    to: { name: legal_name, address: email },
    subject,
    ...renderLetter([
      `Dear ${legal_name},`,
      ...lines,
      ...(await signInBlocks(context, email)),
      `Questions: ${config.contacts.registration}`,
    ]),
  };
}

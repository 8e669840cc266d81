import { endingRights, type Entitlement } from '@conkit/rules';
import type { Convention } from '../../config/types.ts';
import { text, when } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { membershipName, type Reader } from '../reader.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface MembershipSetData {
  readonly personId: number;
  /** The previous type. */
  readonly from: string;
}

export interface MembershipSetFacts extends SignInFacts {
  readonly name: string;
  readonly from: string;
  readonly membership: string;
  readonly number: number | null;
  /** Rights that only the new type has, and rights that only the previous one had. */
  readonly begins: readonly Entitlement[];
  readonly ends: readonly Entitlement[];
}

type RightName = keyof Reader['words']['membership']['rights'];

/** Returns the names of a right in a convention; none where it opens nothing there. */
function namesOf(right: Entitlement, config: Convention): readonly RightName[] {
  const awards = Object.values(config.awards);
  const votes = awards.some(({ voting }) => voting);
  if (right === 'member') return config.chat ? [right] : [];
  if (right === 'hugo_nominator') return awards.some((award) => award.nominations) ? [right] : [];
  if (right === 'badge') {
    return Object.values(config.membership_types).some(({ badge }) => badge) ? [right] : [];
  }
  if (!config.site_selection) return votes ? ['votesOnly'] : [];
  return [votes ? right : 'siteSelectionOnly'];
}

/** Notifies a member that the crew changed their membership, and lists the rights that begin and end. */
export const membershipSetMail = mailTemplate<MembershipSetData, MembershipSetFacts>({
  async read(context, { personId, from }) {
    const { db, config } = context;
    const person = await db
      .selectFrom('person')
      .select(['email', 'legal_name', 'membership', 'member_number'])
      .where('id', '=', personId)
      .executeTakeFirst();
    if (!person?.email || person.membership === from) return null;
    const { email, legal_name: name, membership, member_number: number } = person;
    const types = config.membership_types;
    return {
      from: 'registration',
      to: { name, address: email },
      facts: {
        ...(await readSignIn(context, email)),
        name,
        from,
        membership,
        number,
        begins: endingRights(types, membership, from),
        ends: endingRights(types, from, membership),
      },
    };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const {
      membershipHeading,
      membershipSubject,
      membershipSet,
      begins,
      ends,
      rights,
      yourNumber,
    } = words.membership;
    const said = (list: readonly Entitlement[]) =>
      list.flatMap((right) => namesOf(right, config).map((name) => rights[name]));
    const [begun, ended] = [said(facts.begins), said(facts.ends)];
    const type = membershipName(reader, facts.membership);
    const told = membershipSet(config.name, membershipName(reader, facts.from), type);
    return {
      heading: membershipHeading,
      subject: membershipSubject(config.name, type),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(facts.number === null ? told : `${told} ${yourNumber(facts.number)}`),
        ...when(begun.length > 0, text(begins), {
          kind: 'list',
          items: begun,
        }),
        ...when(ended.length > 0, text(ends), {
          kind: 'list',
          items: ended,
        }),
        ...signInBlocks(facts, reader),
        questionsTo(reader, 'registration'),
      ],
    };
  },
});

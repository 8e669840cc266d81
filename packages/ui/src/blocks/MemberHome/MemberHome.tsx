import { PersonCard } from '../../components/PersonCard/PersonCard.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Columns, Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './MemberHome.css.ts';
import { memberHomeMessages } from './MemberHome.messages.tsx';
import type { MemberHomeProps } from './MemberHomeProps.ts';
import { usePersonRows } from './usePersonRows.tsx';

/**
 * The main page of an account: its people on one side, what there is to buy on the other.
 *
 * @example
 * ```tsx
 * <MemberHome
 *   people={people.map((person) => ({
 *     id: person.id,
 *     legalName: person.legal_name,
 *     preferredName: person.preferred_name,
 *     subtitle: personSubtitle(person, types),
 *     actions: personActions(person, people, config, new Date()),
 *   }))}
 *   awardYears={{ nominate: 2019, vote: 2019, 'nominate-retro': 1944, 'vote-retro': 1944 }}
 *   hrefOf={(action, id) => (action === 'vote' ? `/vote/${id}` : undefined)}
 *   onAction={(action, id) => open(action, id)}
 *   newMembershipHref="/join"
 *   offers={<Offers … />}
 * />
 * ```
 */
export const MemberHome = (props: MemberHomeProps) => {
  const { people, newMembershipHref, first, invoices, offers } = props;
  const words = useMessages('MemberHome', memberHomeMessages, props.messages);
  const rowsOf = usePersonRows(props, words);
  const newMembership = (text: string) => <Link href={newMembershipHref}>{text}</Link>;
  return (
    <Page title={words.title} width="wide">
      {first && <div className={css.first}>{first}</div>}
      <Columns>
        <Stack>
          {invoices}
          {people.length === 0 && (
            <Card>
              <CardBody>
                <p>{words.nobody(newMembership)}</p>
              </CardBody>
            </Card>
          )}
          {people.map((person) => (
            <PersonCard
              key={person.id}
              name={person.legalName}
              subtitle={person.subtitle}
              {...rowsOf(person)}
            />
          ))}
        </Stack>
        <Stack>{offers}</Stack>
      </Columns>
    </Page>
  );
};

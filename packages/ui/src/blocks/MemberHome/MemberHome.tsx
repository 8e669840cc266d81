import type { ReactNode } from 'react';
import { PersonCard } from '../../components/PersonCard/PersonCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { type ElementProps, elementProps } from '../../primitives/element/elementProps.ts';
import type { Id } from '../../primitives/element/id.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page, Stack } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import { type MemberHomeMessages, memberHomeMessages } from '../../locales/en/MemberHome.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { type MoreItems, ShowMore } from '../ShowMore.tsx';
import * as css from './MemberHome.css.ts';
import {
  type HomePerson,
  type HomeStatus,
  type PersonRowsProps,
  usePersonRows,
} from './usePersonRows.tsx';

/** The people of an account that are not shown yet. */
export interface MorePeople extends MoreItems {
  /** The number of people on the account. */
  readonly total: number;
}

export interface MemberHomeProps<PersonId extends Id = Id>
  extends ElementProps, PersonRowsProps<PersonId> {
  /**
   * The people that are not shown yet.
   *
   * @default everyone is shown
   */
  more?: MorePeople;
  /** Where a person without a membership buys one. */
  newMembershipHref: string;
  /** Content above everything else, such as the receipt of a purchase just made. */
  banner?: ReactNode;
  /** Open invoices, as cards above the people. */
  invoices?: ReactNode;
  /** The offers: an `Offers` block. */
  offers: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<MemberHomeMessages>;
}

/**
 * The main page of an account: open invoices, the people with their progress, and offers. Only the next step has a
 * filled button.
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
 *   awardPages={[{ page: 'vote', right: 'vote', name: 'Hugo Awards', year: 2019 }]}
 *   getHref={(action, id) => (action === 'vote' ? `/vote/${id}` : undefined)}
 *   onAction={(action, id) => open(action, id)}
 *   newMembershipHref="/join"
 *   offers={<Offers … />}
 * />
 * ```
 */
export const MemberHome = <PersonId extends Id>(props: MemberHomeProps<PersonId>) => {
  const { people, more, status, newMembershipHref, banner, invoices, offers } = props;
  const words = useMessages('MemberHome', memberHomeMessages, props.messages);
  const getRows = usePersonRows(props, words);
  return (
    <Page {...elementProps(props)} title={words.title} width="wide">
      {banner && <div className={css.first}>{banner}</div>}
      <div className={css.columns}>
        <Stack>
          {invoices}
          {status?.kind === 'failed' && <ProgressFailed {...status} words={words} />}
          {people.length === 0 && (
            <Card>
              <CardBody>
                <p>{words.noPeople}</p>
                <Link href={newMembershipHref} tone="primary">
                  {words.buyMembership}
                </Link>
              </CardBody>
            </Card>
          )}
          {people.map((person) => (
            <PersonCard
              key={person.id}
              name={person.legalName}
              subtitle={person.subtitle}
              details={formatDetails(person, words)}
              {...getRows(person)}
            />
          ))}
          {more && (
            <ShowMore
              more={more}
              texts={{
                shown: words.peopleShown({
                  isAll: people.length >= more.total,
                  shown: people.length,
                  total: more.total,
                }),
                showMore: words.showMorePeople,
                notLoaded: words.morePeopleNotLoaded,
              }}
            />
          )}
        </Stack>
        <div className={css.offers}>{offers}</div>
      </div>
    </Page>
  );
};

/** Returns the texts about a person's badge and their entry in the public member list. */
const formatDetails = ({ badge, listing }: HomePerson, words: MemberHomeMessages): string[] => [
  ...(badge ? [words.badge(badge)] : []),
  ...(listing === undefined
    ? []
    : [listing === '' ? words.notListed : words.listedAs({ name: listing })]),
];

type ProgressFailedProps = Extract<HomeStatus, { kind: 'failed' }> & { words: MemberHomeMessages };

/** Shows that progress could not be loaded; the rest of the page works without it. */
const ProgressFailed = ({ isOffline, isRetrying, onRetry, words }: ProgressFailedProps) => (
  <Card>
    <CardBody>
      <Notice
        tone="warning"
        role="status"
        action={
          <Button isPending={isRetrying} onPress={() => onRetry()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.progressNotLoaded({ isOffline })}
      </Notice>
    </CardBody>
  </Card>
);

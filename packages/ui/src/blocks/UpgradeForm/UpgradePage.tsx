import type { ReactNode } from 'react';
import { PersonPicker, type PickablePerson } from '../../components/PersonPicker/PersonPicker.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Columns, Page } from '../../primitives/Page/Page.tsx';
import { useMessages } from '../../words/provider.tsx';
import { upgradeFormMessages, type UpgradeFormMessages } from '../../locales/en/UpgradeForm.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { Id } from '../../primitives/element/id.ts';
import type { SomeMessages } from '../../words/overrides.ts';

export interface UpgradePageProps<PersonId extends Id = Id> extends ElementProps {
  /** The people of the account. */
  people: readonly PickablePerson<PersonId>[];
  /** The picked person's id; null while none is picked. */
  value: PersonId | null;
  /** Called with the picked person's id. */
  onChange: (id: PersonId) => void;
  /**
   * Whether the URL names a person who is not on the account.
   *
   * @default false
   */
  isNotFound?: boolean;
  /** The form: an `UpgradeForm`. Not rendered without people. */
  children: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<UpgradeFormMessages>;
}

/**
 * The page that upgrades a membership: person on one side, form on the other.
 *
 * @example
 * ```tsx
 * <UpgradePage people={people} value={5} onChange={goTo}>
 *   <UpgradeForm … />
 * </UpgradePage>
 * ```
 */
export const UpgradePage = <PersonId extends Id>(props: UpgradePageProps<PersonId>) => {
  const { people, value, onChange, isNotFound = false, children, messages } = props;
  const words = useMessages('UpgradeForm', upgradeFormMessages, messages);
  const hasPeople = people.length > 0;
  return (
    <Page {...elementProps(props)} title={words.title} width="wide">
      <Columns>
        <Card title={words.whose}>
          <CardBody>
            {hasPeople ? (
              <PersonPicker
                people={people}
                value={value}
                onChange={(id) => id !== 'other' && onChange(id)}
                messages={{ label: words.member }}
              />
            ) : (
              <Notice>
                {words.noPeople({ membership: <Link href="/new">{words.buyMembership}</Link> })}
              </Notice>
            )}
            {hasPeople && isNotFound && (
              <Notice tone="warning" role="status">
                {words.notOnAccount}
              </Notice>
            )}
          </CardBody>
        </Card>
        {hasPeople && children}
      </Columns>
    </Page>
  );
};

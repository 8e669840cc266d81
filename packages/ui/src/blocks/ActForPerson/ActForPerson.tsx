import { isBlank, MAX_REASON_LENGTH } from '@conkit/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { type ElementProps, elementProps } from '../../primitives/element/elementProps.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import { editMemberMessages } from '../../locales/en/EditMember.gen.ts';
import {
  type ActForPersonMessages,
  actForPersonMessages,
} from '../../locales/en/ActForPerson.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { LeaveQuestion, useFocusOnRefusal } from '../EditMember/EditParts.tsx';
import * as css from './ActForPerson.css.ts';

/** Props that every form of the crew has. */
export interface ActProps extends ElementProps {
  /** The legal name of the affected person. */
  name: string;
  /** The email address of the operator. */
  operator: string;
  /** The reason for the change, as typed. */
  reason: string;
  /** Called with the new reason. */
  onReasonChange: (reason: string) => void;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Why the request failed, in words. */
  errorMessage?: ReactNode;
  /** Called to go back to the record and discard what was typed. */
  onCancel: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<ActForPersonMessages>;
}

export interface ActForPersonProps extends ActProps {
  /** The page's heading. */
  title: string;
  /** The fields of the form. */
  children: ReactNode;
  /** The consequences, a sentence each: what the person is mailed and what they will see. */
  consequences: readonly ReactNode[];
  /** The label of the button that acts. */
  actionLabel: string;
  /** Whether leaving would lose changes. */
  hasChanges: boolean;
  /** Whether the form is complete and valid, apart from the reason. */
  isReady: boolean;
  /** Called when the button is pressed and a reason is given. */
  onSubmit: () => void;
  /** How many times the form was refused, here or by the server. Each time the first invalid field gets the focus. */
  failedAttempts: number;
  /** Called when the button is pressed while something is missing. */
  onInvalid: () => void;
}

/**
 * The frame of every form with which the crew acts for a person. Shows who is affected, who acts, what is logged and
 * what the person will see or be mailed, then asks for the reason.
 *
 * @example
 * ```tsx
 * <ActForPerson
 *   title="Give Aoife Byrne another membership"
 *   name="Aoife Byrne"
 *   operator="desk@example.com"
 *   consequences={['Aoife Byrne gets a mail about the change.']}
 *   actionLabel="Give this membership"
 *   reason={reason}
 *   onReasonChange={setReason}
 *   hasChanges
 *   isReady
 *   onSubmit={send}
 *   failedAttempts={0}
 *   onInvalid={refuse}
 *   isPending={false}
 *   onCancel={back}
 * >
 *   <Select label="New membership" options={types} value={type} onChange={setType} />
 * </ActForPerson>
 * ```
 */
export const ActForPerson = (props: ActForPersonProps) => {
  const { title, name, operator, consequences, isPending, errorMessage, failedAttempts } = props;
  const words = useMessages('ActForPerson', actForPersonMessages, props.messages);
  const form = useFocusOnRefusal(failedAttempts);
  const hasReason = !isBlank(props.reason);
  const act = () => {
    if (isPending) return;
    if (props.isReady && hasReason) props.onSubmit();
    else props.onInvalid();
  };
  return (
    <Page {...elementProps(props)} title={title} width="narrow">
      <form
        ref={form}
        noValidate
        className={css.form}
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <Card>
          <CardBody>
            <Notice tone="warning" title={words.actingFor({ name })}>
              {words.writtenDown({ operator })}
            </Notice>
            <fieldset disabled={isPending} className={css.fields}>
              {props.children}
            </fieldset>
          </CardBody>
        </Card>
        <Card title={words.follows}>
          <CardBody>
            <ul className={css.follows} aria-live="polite">
              {consequences.map((each, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the sentences have no other identity
                <li key={index}>{each}</li>
              ))}
            </ul>
            <fieldset disabled={isPending} className={css.fields}>
              <TextArea
                label={words.reason}
                description={words.reasonHint({ name })}
                isRequired
                rows={2}
                maxLength={MAX_REASON_LENGTH}
                value={props.reason}
                onChange={props.onReasonChange}
                errorMessage={failedAttempts > 0 && !hasReason ? words.reasonMissing : undefined}
              />
            </fieldset>
            {errorMessage !== undefined && (
              <div className={css.problem}>
                <Notice tone="danger" role="alert">
                  {errorMessage}
                </Notice>
              </div>
            )}
            <ActButtons {...props} words={words} />
          </CardBody>
        </Card>
      </form>
    </Page>
  );
};

interface ActButtonsProps extends Pick<
  ActForPersonProps,
  'reason' | 'isPending' | 'onCancel' | 'hasChanges' | 'actionLabel'
> {
  words: ActForPersonMessages;
}

/** The buttons of a crew form. Cancelling asks first when changes would be lost. */
const ActButtons = (props: ActButtonsProps) => {
  const { hasChanges, reason, isPending, onCancel, actionLabel, words } = props;
  const leaving = useMessages('EditMember', editMemberMessages);
  const [isLeaving, setLeaving] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasLeaving = useRef(false);
  useEffect(() => {
    if (wasLeaving.current && !isLeaving) cancel.current?.focus();
    wasLeaving.current = isLeaving;
  }, [isLeaving]);
  if (isLeaving) {
    return (
      <div className={css.buttons}>
        <LeaveQuestion onStay={() => setLeaving(false)} onDiscard={onCancel} words={leaving} />
      </div>
    );
  }
  return (
    <div className={css.buttons}>
      <Button
        ref={cancel}
        isDisabled={isPending}
        onPress={() => (hasChanges || !isBlank(reason) ? setLeaving(true) : onCancel())}
      >
        {words.cancel}
      </Button>
      <Button tone="primary" type="submit" isPending={isPending}>
        {actionLabel}
      </Button>
    </div>
  );
};

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
  reason: string;
  onReasonChange: (reason: string) => void;
  /** Whether the request is in flight. */
  isSending: boolean;
  /** Why the request failed, in words. */
  problem?: ReactNode;
  /** Called to go back to the record and discard what was typed. */
  onCancel: () => void;
  messages?: SomeMessages<ActForPersonMessages>;
}

export interface ActForPersonProps extends ActProps {
  title: string;
  /** The fields of the form. */
  children: ReactNode;
  /** The consequences, a sentence each: what the person is mailed and what they will see. */
  follows: readonly ReactNode[];
  /** The label of the button that acts. */
  action: string;
  /** Whether leaving would lose changes. */
  hasChanges: boolean;
  /** Whether the form is complete and valid, apart from the reason. */
  isReady: boolean;
  /** Called when the button is pressed and a reason is given. */
  onAct: () => void;
  /** How many times the form was refused, here or by the server. Each time the first invalid field gets the focus. */
  refusals: number;
  /** Called when the button is pressed while something is missing. */
  onRefused: () => void;
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
 *   follows={['Aoife Byrne gets a mail about the change.']}
 *   action="Give this membership"
 *   reason={reason}
 *   onReasonChange={setReason}
 *   hasChanges
 *   isReady
 *   onAct={send}
 *   refusals={0}
 *   onRefused={refuse}
 *   isSending={false}
 *   onCancel={back}
 * >
 *   <Select label="New membership" options={types} value={type} onChange={setType} />
 * </ActForPerson>
 * ```
 */
export const ActForPerson = (props: ActForPersonProps) => {
  const { title, name, operator, follows, isSending, problem, refusals } = props;
  const words = useMessages('ActForPerson', actForPersonMessages, props.messages);
  const form = useFocusOnRefusal(refusals);
  const hasReason = !isBlank(props.reason);
  const act = () => {
    if (isSending) return;
    if (props.isReady && hasReason) props.onAct();
    else props.onRefused();
  };
  return (
    <Page {...elementProps(props)} title={title} width="narrow">
      <form
        ref={form}
        noValidate
        className={css.form}
        aria-busy={isSending}
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
            <fieldset disabled={isSending} className={css.fields}>
              {props.children}
            </fieldset>
          </CardBody>
        </Card>
        <Card title={words.follows}>
          <CardBody>
            <ul className={css.follows} aria-live="polite">
              {follows.map((each, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the sentences have no other identity
                <li key={index}>{each}</li>
              ))}
            </ul>
            <fieldset disabled={isSending} className={css.fields}>
              <TextArea
                label={words.reason}
                description={words.reasonHint({ name })}
                isRequired
                rows={2}
                maxLength={MAX_REASON_LENGTH}
                value={props.reason}
                onChange={props.onReasonChange}
                errorMessage={refusals > 0 && !hasReason ? words.reasonMissing : undefined}
              />
            </fieldset>
            {problem !== undefined && (
              <div className={css.problem}>
                <Notice tone="danger" role="alert">
                  {problem}
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
  'reason' | 'isSending' | 'onCancel' | 'hasChanges' | 'action'
> {
  words: ActForPersonMessages;
}

/** The buttons of a crew form. Cancelling asks first when changes would be lost. */
const ActButtons = (props: ActButtonsProps) => {
  const { hasChanges, reason, isSending, onCancel, action, words } = props;
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
        isDisabled={isSending}
        onPress={() => (hasChanges || !isBlank(reason) ? setLeaving(true) : onCancel())}
      >
        {words.cancel}
      </Button>
      <Button tone="primary" type="submit" isPending={isSending}>
        {action}
      </Button>
    </div>
  );
};

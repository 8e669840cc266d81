import { isBlank } from '@conkit/rules';
import type { ReactNode } from 'react';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { useWrongField } from '../EditMember/useWrongField.ts';
import { ActButtons } from './ActButtons.tsx';
import * as css from './ActForPerson.css.ts';
import { actForPersonMessages } from './ActForPerson.messages.ts';
import type { ActProps } from './types.ts';
import { elementProps } from '../../primitives/element/elementProps.ts';

/** Longest accepted reason, in characters. */
const MAX_REASON = 500;

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
  /** Called when the button is pressed; never without a reason. */
  onAct: () => void;
  /** How many times it was refused, here or by the server. Each time the first invalid field gets the focus. */
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
 *   follows={['Aoife Byrne is told by mail.']}
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
  const form = useWrongField(refusals);
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
            <Notice tone="warning" title={words.actingFor(name)}>
              {words.writtenDown(operator)}
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
                // oxlint-disable-next-line react/no-array-index-key -- sentences, which are their places
                <li key={index}>{each}</li>
              ))}
            </ul>
            <fieldset disabled={isSending} className={css.fields}>
              <TextArea
                label={words.reason}
                description={words.reasonHint(name)}
                isRequired
                rows={2}
                maxLength={MAX_REASON}
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

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

/** The longest reason that is kept, in characters. */
const MAX_REASON = 500;

export interface ActForPersonProps extends ActProps {
  title: string;
  /** What is chosen or filled in. */
  children: ReactNode;
  /** What follows from it, in sentences: what the person is mailed and what they see. */
  follows: readonly ReactNode[];
  /** What the button says. */
  action: string;
  /** Something would be lost by leaving. */
  hasChanges: boolean;
  /** Nothing is wrong or missing but, perhaps, the reason. */
  isReady: boolean;
  /** Does it; called with a reason only. */
  onAct: () => void;
  /** How often it was refused, here or by a server: each time the first wrong field gets the focus. */
  refusals: number;
  /** Tried with something missing. */
  onRefused: () => void;
}

/**
 * The frame of whatever the crew does for somebody: it says for whom, as whom, what is written down and what the
 * person will see or be mailed, before it asks for the reason.
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

import type { Config } from '@conkit/api-client';
import { Button, Card, CardBody, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { answerMoveMutation } from '../../api/session.ts';
import { ApiError } from '../../api/problem.ts';
import { useProblemText } from '../../shell/problemText.ts';
import * as pages from '../../shell/pages.css.ts';

/**
 * Asks the former mailbox of a moved person whether the move was intended. Answers only on a button press,
 * since mail scanners open links. Doesn't show the person or the new address, since the mailbox may be in
 * the wrong hands.
 */
export function AnswerMove({ config }: { config: Config }) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const key = useRouterState({ select: ({ location }) => location.hash });
  const { mutate, data, error, isPending, variables } = useMutation(answerMoveMutation(api));
  const isUnknown = key === '' || (error instanceof ApiError && error.code === 'not_found');
  const { name, contact } = config;
  const email = <a href={`mailto:${contact.registration}`}>{contact.registration}</a>;
  const answer = (given: 'agree' | 'stop') => {
    if (!isPending) mutate({ key, answer: given });
  };
  const outcome = () => {
    if (data?.answer === 'agree')
      return (
        <Notice role="status" tone="success">
          <Trans>Thank you. The ballot and nominations are open at the new address.</Trans>
        </Notice>
      );
    if (data?.answer === 'stop')
      return (
        <Notice role="status">
          <Trans>
            Thank you. The ballot and nominations stay closed, and the convention’s team has been
            notified. You can also write to {email}.
          </Trans>
        </Notice>
      );
    if (isUnknown)
      return (
        <Notice role="alert" tone="warning">
          <Trans>
            This link no longer works: the change was undone, opened by the team, or followed by
            another change with a mail of its own. If in doubt, write to {email}.
          </Trans>
        </Notice>
      );
    return null;
  };
  return (
    <div className={pages.narrow}>
      <h1 className={pages.heading}>
        <Trans>Was this you?</Trans>
      </h1>
      <Card>
        <CardBody>
          {outcome() ?? (
            <>
              <p>
                <Trans>
                  The team of {name} replaced the address to which the mail with this link came.
                  Until you answer, the ballot and nominations are closed at the new address.
                </Trans>
              </p>
              {error && <Notice tone="danger">{problemText(error)}</Notice>}
              <p className={pages.actions}>
                <Button
                  tone="primary"
                  isPending={isPending && variables.answer === 'agree'}
                  onPress={() => answer('agree')}
                >
                  <Trans>Yes, I asked for it</Trans>
                </Button>
                <Button
                  isPending={isPending && variables.answer === 'stop'}
                  onPress={() => answer('stop')}
                >
                  <Trans>No, this wasn’t me</Trans>
                </Button>
              </p>
            </>
          )}
        </CardBody>
      </Card>
    </div>
  );
}

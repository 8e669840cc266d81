import type { Config } from '@conkit/api-client';
import { isEmailLike } from '@conkit/rules';
import { Button, Card, CardBody, Notice, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { requestLinkMutation } from '../../api/session.ts';
import { useMessages } from '../../shell/messages.tsx';
import { useProblemText } from '../../shell/problemText.ts';
import { LoginHelp } from './LoginHelp.tsx';
import * as styles from './LoginLinkCard.css.ts';

interface LoginLinkCardProps {
  config: Config;
  /** Where the link leads after signing in; a path of this site. */
  path: string;
  /** Filled in where it is known, as after a link that no longer works. */
  defaultEmail?: string;
  /** Whether somebody new can make an account here, by giving a name. */
  allowsNewAccount?: boolean;
}

/**
 * Asks for a login link by mail. The answer does not tell whether the address is known, so neither does
 * the card.
 */
export function LoginLinkCard(props: LoginLinkCardProps) {
  const { config, path, defaultEmail = '', allowsNewAccount = false } = props;
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useProblemText();
  const [email, setEmail] = useState(defaultEmail);
  const [name, setName] = useState('');
  const request = useMutation(requestLinkMutation(api));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmailLike(email) || request.isPending) return;
    messages.show(t`Sending login key and link to ${email}`);
    const wanted = { email, path, ...(name.trim() ? { name } : {}) };
    // The card says why it was not sent.
    request.mutate(wanted, { onError: messages.close });
  };
  const isCreating = allowsNewAccount && name.trim() !== '';

  return (
    <Card title={t`Sign in by email`}>
      <CardBody>
        <form onSubmit={submit} className={styles.form} noValidate>
          <TextField
            label={t`Email`}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(value) => {
              setEmail(value);
              request.reset();
            }}
          />
          {allowsNewAccount && (
            <TextField
              label={t`Name`}
              name="name"
              autoComplete="name"
              description={t`Only if you have no account yet.`}
              value={name}
              onChange={setName}
            />
          )}
          <div>
            <Button
              type="submit"
              tone="primary"
              isDisabled={!isEmailLike(email) || request.isPending || request.isSuccess}
            >
              {isCreating ? t`Create Account` : t`Send login link`}
            </Button>
          </div>
          {request.isSuccess && (
            <Notice tone="success" role="status">
              <Trans>
                A mail is on its way to {request.variables.email}. Open the link in it on this
                device.
              </Trans>
            </Notice>
          )}
          {request.isError && (
            <Notice tone="danger" role="alert">
              {problemText(request.error)}
            </Notice>
          )}
          <LoginHelp config={config} />
        </form>
      </CardBody>
    </Card>
  );
}

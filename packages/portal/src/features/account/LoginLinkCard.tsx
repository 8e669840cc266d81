import type { Config } from '@conkit/api-client';
import { SignIn } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../shell/messages.tsx';
import { loginHelp } from './loginHelp.tsx';
import { useLinkRequest } from './useLinkRequest.ts';

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
export function LoginLinkCard({ config, path, ...props }: LoginLinkCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const messages = useMessages();
  const { request, ask, reset } = useLinkRequest();
  return (
    <SignIn
      {...props}
      request={request}
      onRequest={({ email, name }) => {
        messages.show(t`Sending login key and link to ${email}`);
        // The card says why it was not sent.
        ask({ email, path, ...(name !== undefined && { name }) }, { onError: messages.close });
      }}
      onReset={reset}
      help={loginHelp(config, language)}
    />
  );
}

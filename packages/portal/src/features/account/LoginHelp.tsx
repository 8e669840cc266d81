import type { Config } from '@conkit/api-client';
import { Trans } from '@lingui/react/macro';
import * as styles from './LoginLinkCard.css.ts';

/** What to know about login links. Addresses and times are the convention's. */
export function LoginHelp({ config }: { config: Config }) {
  const { loginLinkMinutes, contact } = config;
  const registration = <a href={`mailto:${contact.registration}`}>{contact.registration}</a>;
  return (
    <ul className={styles.help}>
      <li>
        <Trans>The address must be the one that your membership was bought with.</Trans>
      </li>
      <li>
        <Trans>If you work for the convention, that may be your private address.</Trans>
      </li>
      <li>
        <Trans>
          The mail should arrive within about {loginLinkMinutes} minutes. If it does not, write to{' '}
          {registration}.
        </Trans>
      </li>
      <li>
        <Trans>
          If several memberships with Hugo rights share your address, use the Hugo link that was
          mailed for each of them.
        </Trans>
      </li>
    </ul>
  );
}

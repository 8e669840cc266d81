import { Button, Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import * as pages from '../../shell/pages.css.ts';

interface SwitchAccountProps {
  from: string;
  to: string;
  onSwitch: () => void;
  onStay: () => void;
}

/**
 * Confirms that a login link may switch to another account. The link may be an attacker's own, so that the
 * user would save into the attacker's account.
 */
export function SwitchAccount({ from, to, onSwitch, onStay }: SwitchAccountProps) {
  return (
    <div className={pages.narrow}>
      <h1 className={pages.heading}>
        <Trans>Switch to another account?</Trans>
      </h1>
      <Card>
        <CardBody>
          <p>
            <Trans>
              You are signed in as {from}. This link signs in as {to}. Only continue if you asked
              for it yourself: everything you save afterwards goes to {to}.
            </Trans>
          </p>
          <p className={pages.actions}>
            <Button tone="primary" onPress={onStay}>
              <Trans>Stay signed in as {from}</Trans>
            </Button>
            <Button onPress={onSwitch}>
              <Trans>Sign in as {to}</Trans>
            </Button>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}

import { Button, Checkbox, Dialog } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';

interface SignOutDialogProps {
  email: string;
  /** Whether anyone on the account has a passkey. */
  hasPasskeys: boolean;
  /** Whether to invalidate mailed login links too. */
  voidsKeys: boolean;
  onChange: (voidsKeys: boolean) => void;
  onSignOut: () => void;
  onClose: () => void;
}

/** Confirms signing out on every device. Loaded on demand. */
export default function SignOutDialog(props: SignOutDialogProps) {
  const { email, hasPasskeys, voidsKeys, onChange, onSignOut, onClose } = props;
  return (
    <Dialog
      isOpen
      isDismissable
      title={<Trans>Sign out everywhere</Trans>}
      onOpenChange={onClose}
      actions={
        <Button tone="primary" onPress={onSignOut}>
          <Trans>Sign out on all devices</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Every device that is signed in as {email} is signed out, this one too.</Trans>
      </p>
      {hasPasskeys && (
        <p>
          <Trans>
            Passkeys still sign in afterwards. If another person may have added one, first remove it
            on the page Passkeys.
          </Trans>
        </p>
      )}
      <Checkbox
        isSelected={voidsKeys}
        onChange={onChange}
        description={
          <Trans>
            Old mails contain links that sign in. Choose this if another person may have your mails,
            or a device with them. You can ask for a new link at any time.
          </Trans>
        }
      >
        <Trans>Login links in earlier mails stop working, too</Trans>
      </Checkbox>
    </Dialog>
  );
}

import { Lazy, type LazyProps } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMessages } from './messages.tsx';

/** A dialog whose code loads on demand. If loading fails, the message bar shows an error. */
export function LazyDialog<Module extends object>({ onError, ...props }: LazyProps<Module>) {
  const { t } = useLingui();
  const messages = useMessages();
  const fail = () => {
    messages.show(
      t`This could not be opened. Check your network and try again; if that does not help, load the page again.`,
      'danger',
    );
    onError();
  };
  return <Lazy {...props} onError={fail} />;
}

import { ConKitProvider } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';

interface FormLocaleProps {
  /** Whose form it is; the holder of a day pass is told some things in other words. */
  locale: 'member' | 'daypass';
  children: ReactNode;
}

/** The words of the member forms inside: the variant's where it has some, else the language's. */
export function FormLocale({ locale, children }: FormLocaleProps) {
  const { t } = useLingui();
  const messages = useMemo(
    () =>
      locale === 'daypass'
        ? {
            MemberForm: {
              legalNameHint: t`As in the passport or identity card that you show when you collect the pass.`,
              newEmailHint: t`The confirmation of the pass and the receipt are sent to this address.`,
            },
          }
        : undefined,
    [t, locale],
  );
  return <ConKitProvider messages={messages}>{children}</ConKitProvider>;
}

import { ConKitProvider } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';

interface FormLocaleProps {
  /** Holders of a day pass get some texts of their own. */
  locale: 'member' | 'daypass';
  children: ReactNode;
}

/** Provides the texts of member forms: the variant's where it has its own, otherwise the language's. */
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

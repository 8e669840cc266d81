import type { FieldMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The words around every field in the reader's language. */
export function useFieldMessages(): FieldMessages {
  const { t } = useLingui();
  return useMemo(() => ({ required: t`required`, changed: t`changed` }), [t]);
}

import type { RelativeTime } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { languages } from './languages.ts';
import { useLanguage } from './useLanguage.ts';
import { useZone } from './useZone.ts';

/** "just now" under 20 seconds, "5 minutes ago" within a week, else the date (CAL-4). */
export function useRelativeTime(): (time: RelativeTime, at: Date) => string {
  const { t, i18n } = useLingui();
  const { tag } = languages[useLanguage()];
  const timeZone = useZone();
  return useCallback(
    (time, at) => {
      if (time.kind === 'justNow') return t`just now`;
      if (time.kind === 'date') return i18n.date(at, { dateStyle: 'medium', timeZone });
      return new Intl.RelativeTimeFormat(tag).format(-time.value, time.unit);
    },
    [t, i18n, tag, timeZone],
  );
}

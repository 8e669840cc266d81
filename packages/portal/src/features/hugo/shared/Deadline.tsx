import type { Config } from '@conkit/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReaderZone } from '../../../i18n/useZone.ts';
import * as styles from './Deadline.css.ts';

interface DeadlineProps {
  config: Config;
  /** The instant, ISO 8601 with an offset. */
  instant: string;
}

/**
 * A deadline in the zone that the rules name and, once the browser has told it, in the reader's own. The
 * same text is kept where the server's and the browser's spelling of a date differ.
 */
export function Deadline({ config, instant }: DeadlineProps) {
  const { i18n } = useLingui();
  const ownZone = useReaderZone();
  const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    i18n.date(instant, { timeZone, hour: 'numeric', minute: '2-digit', ...options });
  const official = format(config.deadlineTimeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZoneName: 'longGeneric',
  });
  const own = ownZone && format(ownZone, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <>
      <time dateTime={instant} suppressHydrationWarning>
        {official}
      </time>
      <span className={styles.own}>{own ? <Trans>{own} your time</Trans> : '\u00a0'}</span>
    </>
  );
}

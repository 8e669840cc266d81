import type { Config } from '@conkit/api-client';
import { Fragment } from 'react';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './LoginLinkCard.css.ts';

/** What to know about login links: the convention's own words, addresses and times. */
export function LoginHelp({ config }: { config: Config }) {
  const { loginHelp, loginLinkMinutes, contact } = config;
  const language = useLanguage();
  const registration = <a href={`mailto:${contact.registration}`}>{contact.registration}</a>;
  return (
    <ul className={styles.help}>
      {loginHelp.map((text) => (
        <li key={text.en}>
          {localized(text, language)
            .replaceAll('{minutes}', String(loginLinkMinutes))
            .split('{registration}')
            .map((part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
              <Fragment key={index}>
                {index > 0 && registration}
                {part}
              </Fragment>
            ))}
        </li>
      ))}
    </ul>
  );
}

import type { Config } from '@conkit/api-client';
import { Fragment, type ReactNode } from 'react';
import { localized } from '../../i18n/localized.ts';
import type { Language } from '../../i18n/languages.ts';

/** Returns the convention's help about login links, with addresses and times filled in. */
export function loginHelp(config: Config, language: Language): ReactNode[] {
  const { loginLinkMinutes, contact } = config;
  const registration = <a href={`mailto:${contact.registration}`}>{contact.registration}</a>;
  return config.loginHelp.map((text) =>
    localized(text, language)
      .replaceAll('{minutes}', String(loginLinkMinutes))
      .split('{registration}')
      .map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
        <Fragment key={index}>
          {index > 0 && registration}
          {part}
        </Fragment>
      )),
  );
}

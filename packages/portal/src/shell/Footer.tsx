import type { Config } from '@conkit/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { keepLanguage } from '../api/session.ts';
import { isLanguage, type Language, languages } from '../i18n/languages.ts';
import { rememberLanguage } from '../i18n/remembered.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import * as styles from './Footer.css.ts';
import * as pages from './pages.css.ts';

interface FooterProps {
  config: Config;
  /** Whether changing the language also updates the account. */
  isSignedIn: boolean;
}

/** The footer: contact, other languages and the theme. */
export function Footer({ config, isSignedIn }: FooterProps) {
  const { t } = useLingui();
  const current = useLanguage();
  const { registration } = config.contact;
  const { api } = useRouteContext({ from: '__root__' });
  const choose = async (language: Language) => {
    rememberLanguage(language);
    if (isSignedIn) await keepLanguage(api, language);
    window.location.reload();
  };
  const others = config.languages.filter(isLanguage).filter((language) => language !== current);
  return (
    <footer className={styles.footer}>
      <p>
        <Trans>
          Questions? Write to{' '}
          <a href={`mailto:${registration}`} className={pages.groundLink}>
            {registration}
          </a>
          .
        </Trans>
      </p>
      <a href="/privacy" className={pages.groundLink}>
        <Trans>Privacy</Trans>
      </a>
      <div className={styles.choices}>
        <ThemeChoice />
        {others.length > 0 && (
          <nav aria-label={t`Language`} className={styles.choices}>
            {others.map((language) => (
              <button
                key={language}
                type="button"
                lang={language}
                className={pages.groundButton}
                onClick={() => void choose(language)}
              >
                {languages[language].name}
              </button>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}

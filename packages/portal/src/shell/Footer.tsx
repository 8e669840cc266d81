import type { Config } from '@conkit/api-client';
import { VisuallyHidden } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { saveLanguage } from '../api/session.ts';
import { chooseTheme, themes, type Theme } from '../browser/theme.ts';
import {
  findLanguage,
  listLanguages,
  saveLanguageCookie,
  useLanguage,
  type Language,
} from '../i18n/language.ts';
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
    saveLanguageCookie(language);
    if (isSignedIn) await saveLanguage(api, language);
    window.location.reload();
  };
  const others = listLanguages(config).filter((language) => language !== current);
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
      <a href="/privacy" className={pages.ownGroundLink}>
        <Trans>Privacy</Trans>
      </a>
      {config.parts.accessibility && (
        <a href="/accessibility" className={pages.ownGroundLink}>
          <Trans>Accessibility</Trans>
        </a>
      )}
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
                {findLanguage(language, config)?.name}
              </button>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}

const names: Record<Theme, ReactNode> = {
  auto: <Trans>System</Trans>,
  light: <Trans>Light</Trans>,
  dark: <Trans>Dark</Trans>,
};

/** Chooses a light or dark theme, or the system's. This device remembers it. */
function ThemeChoice() {
  const { theme = 'auto' } = useRouteContext({ from: '__root__' });
  const [chosen, setChosen] = useState(theme);
  const choose = (next: Theme) => {
    setChosen(next);
    chooseTheme(next);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>
          <Trans>Theme</Trans>
        </VisuallyHidden>
      </legend>
      {themes.map((one) => (
        <label key={one} className={styles.one}>
          <input
            type="radio"
            name="theme"
            className={styles.radio}
            checked={one === chosen}
            onChange={() => choose(one)}
          />
          <span className={styles.name}>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

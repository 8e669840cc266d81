import { VisuallyHidden } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { chooseTheme, themes, type Theme } from '../browser/theme.ts';
import * as styles from './ThemeChoice.css.ts';

const names: Record<Theme, ReactNode> = {
  auto: <Trans>System</Trans>,
  light: <Trans>Light</Trans>,
  dark: <Trans>Dark</Trans>,
};

/** Chooses a light or dark theme, or the system's. This device remembers it. */
export function ThemeChoice() {
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

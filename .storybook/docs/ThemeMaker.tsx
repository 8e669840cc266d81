import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { createTheme, themeCss } from '../../packages/ui/src/theme/createTheme.ts';
import { brands } from '../stage/brands.ts';
import { Pairs } from './Swatches.tsx';

const COLORS = ['primary', 'accent', 'ground'] as const;

/** Creates a theme from three colours and shows its contrast and style sheet. */
export const ThemeMaker = () => {
  const [brand, setBrand] = useState<Record<(typeof COLORS)[number], string>>(brands.aurora);
  const theme = createTheme(brand);
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', marginBlock: '1rem' }}>
        {COLORS.map((name) => (
          <label key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
            <input
              type="color"
              value={brand[name]}
              style={{ inlineSize: '3rem', blockSize: '2.75rem' }}
              onChange={(event) => setBrand({ ...brand, [name]: event.target.value })}
            />
            {name} <code>{brand[name]}</code>
          </label>
        ))}
      </div>
      <details>
        <summary>The style sheet</summary>
        <Source language="css" code={themeCss(theme)} />
      </details>
      <Pairs light={theme.light} dark={theme.dark} />
    </>
  );
};

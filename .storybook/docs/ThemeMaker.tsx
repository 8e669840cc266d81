import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { RankedBallot } from '../../packages/ui/src/components/RankedBallot/RankedBallot.tsx';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Card, CardBody } from '../../packages/ui/src/primitives/Card/Card.tsx';
import { Notice } from '../../packages/ui/src/primitives/Notice/Notice.tsx';
import { Tag } from '../../packages/ui/src/primitives/Tag/Tag.tsx';
import { novels } from '../../packages/ui/src/testing/ballots.ts';
import { type Colors, toKebabCase } from '../../packages/ui/src/theme/colors.ts';
import { createTheme, themeCss } from '../../packages/ui/src/theme/createTheme.ts';
import { brands } from '../stage/brands.ts';
import { Pairs } from './Swatches.tsx';
import './docs.css';

const COLORS = ['primary', 'accent', 'ground'] as const;

interface PreviewProps {
  name: 'light' | 'dark';
  colors: Colors;
}

/** Some components in a theme. */
const Preview = ({ name, colors }: PreviewProps) => {
  const [ballot, setBallot] = useState<ReadonlyArray<number | null>>([1, 3]);
  const style = Object.fromEntries(
    Object.entries(colors).map(([color, value]) => [`--conkit-color-${toKebabCase(color)}`, value]),
  );
  return (
    <div
      className="doc-theme docs-story sb-unstyled"
      role="group"
      aria-label={`Preview, ${name}`}
      style={{ ...style, colorScheme: name }}
    >
      <Card title="Best Novel" tone="success" aside={<Tag tone="success">Saved</Tag>}>
        <CardBody>
          <RankedBallot
            aria-label={`Best Novel, ${name}`}
            finalists={novels.slice(0, 3)}
            value={ballot}
            onChange={setBallot}
          />
          <Notice tone="warning">Voting closes in three hours.</Notice>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
            <Button tone="primary">Review your ballot</Button>
            <Button>Print</Button>
          </div>
        </CardBody>
      </Card>
    </div>
  );
};

/** Creates a theme from three colours and shows components in it, its contrast and its style sheet. */
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
      <div className="doc-themes">
        <Preview name="light" colors={theme.light} />
        <Preview name="dark" colors={theme.dark} />
      </div>
      <details>
        <summary>The style sheet</summary>
        <Source language="css" code={themeCss(theme)} />
      </details>
      <details>
        <summary>The contrast of each pair of colours</summary>
        <Pairs light={theme.light} dark={theme.dark} />
      </details>
    </>
  );
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { designTokens } from './designTokens.ts';

type Found = Record<string, Record<string, unknown>>;

/** Returns the tokens by custom property. */
function byProperty(group: object): Found {
  const found: Found = {};
  for (const value of Object.values(group) as Array<Record<string, unknown>>) {
    if (!('$value' in value)) Object.assign(found, byProperty(value));
    else {
      const extensions = value['$extensions'] as Record<string, { css: string }>;
      found[extensions['example.conkit']?.css ?? ''] = value;
    }
  }
  return found;
}
const tokens = byProperty(designTokens());

/** The custom properties in the contract, without the prefix `--conkit-`. */
const contract = readFileSync(join(import.meta.dirname, 'contract.css.ts'), 'utf8');
const names = [...contract.matchAll(/: '([a-z0-9-]+)'/g)].map(([, name = '']) => name);

it('contains every token of the style sheet, with light and dark colours', () => {
  const wanted = names
    // Skip the colours that depend on the background, and shadows, which consist of colours.
    .filter((name) => !/^(here|shadow)-/.test(name))
    .flatMap((name) =>
      name.startsWith('color-')
        ? [`--conkit-light-${name.slice(6)}`, `--conkit-dark-${name.slice(6)}`]
        : [`--conkit-${name}`],
    );
  expect(names.length).toBeGreaterThan(80);
  expect(Object.keys(tokens).toSorted()).toEqual(wanted.toSorted());
});

it.each([
  [
    '--conkit-light-action',
    'color',
    { colorSpace: 'srgb', components: [0, 0.3255, 0.5137], alpha: 1, hex: '#005383' },
  ],
  [
    '--conkit-dark-scrim',
    'color',
    { colorSpace: 'srgb', components: [0, 0.0392, 0.0706], alpha: 0.8, hex: '#000a12' },
  ],
  ['--conkit-space-3', 'dimension', { value: 0.75, unit: 'rem' }],
  ['--conkit-duration-quick', 'duration', { value: 120, unit: 'ms' }],
  ['--conkit-font-weight-strong', 'fontWeight', 600],
  ['--conkit-line-height-base', 'number', 1.5],
  ['--conkit-layer-drawer', 'number', 20],
])('%s is a valid %s', (name, $type, $value) => {
  expect(tokens[name]).toMatchObject({ $type, $value });
});

it('lists the families of a font', () => {
  expect(tokens['--conkit-font-family']).toMatchObject({
    $type: 'fontFamily',
    $value: expect.arrayContaining(['Open Sans', 'sans-serif']),
  });
});

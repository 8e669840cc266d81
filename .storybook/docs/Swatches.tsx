import { contrastOf, contrastPairs } from '../../packages/ui/src/theme/contrast.ts';
import type { ColorName, Colors } from '../../packages/ui/src/theme/colors.ts';
import { colorProperty } from '../../packages/ui/src/theme/names.ts';
import { cell, Table } from './Table.tsx';

const Sample = ({ color, on }: { color: string; on?: string }) => (
  <span
    style={{
      display: 'inline-block',
      padding: '0.25rem 0.75rem',
      border: '1px solid #8888',
      borderRadius: 4,
      background: on ?? color,
      color,
      fontWeight: 600,
    }}
  >
    Aa
  </span>
);

/** The colours of the themes, with the custom property that replaces each. */
export const Swatches = ({ light, dark }: { light: Colors; dark: Colors }) => (
  <Table heads={['Colour', 'Light', 'Dark', 'Replaced by']}>
    {(Object.keys(light) as ColorName[]).map((name) => (
      <tr key={name}>
        <th style={cell} scope="row">
          {name}
        </th>
        {[light[name], dark[name]].map((color, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- light and dark
          <td key={index} style={cell}>
            <Sample color={color} /> <code>{color}</code>
          </td>
        ))}
        <td style={cell}>
          <code>{colorProperty('light', name)}</code>
        </td>
      </tr>
    ))}
  </Table>
);

/** Every pair that components use, with its contrast in both themes and the least that it must have. */
export const Pairs = ({ light, dark }: { light: Colors; dark: Colors }) => (
  <Table heads={['Pair', 'Light', 'Dark', 'At least']}>
    {contrastPairs.map((pair) => (
      <tr key={`${pair.foreground} ${pair.background}`}>
        <th style={cell} scope="row">
          {pair.foreground} on {pair.background}
        </th>
        {[light, dark].map((colors, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- light and dark
          <td key={index} style={cell}>
            <Sample color={colors[pair.foreground]} on={colors[pair.background]} />{' '}
            {contrastOf(colors, pair).toFixed(1)}
          </td>
        ))}
        <td style={cell}>{pair.least}</td>
      </tr>
    ))}
  </Table>
);

import { getPairContrast, contrastPairs } from '../../packages/ui/src/theme/contrast.ts';
import { type ColorName, type Colors, colorProperty } from '../../packages/ui/src/theme/colors.ts';
import { cell, Table } from './Table.tsx';

/** @param ground The colour below a translucent one. */
const Sample = ({ color, on = color, ground }: { color: string; on?: string; ground?: string }) => (
  <span
    style={{
      display: 'inline-block',
      padding: '0.25rem 0.75rem',
      border: '1px solid #8888',
      borderRadius: 4,
      background: `linear-gradient(${on}, ${on}) ${ground ?? ''}`,
      color,
      fontWeight: 600,
    }}
  >
    Aa
  </span>
);

/** The theme colours with their custom properties. */
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

/** Every pair that components use, with its contrast in both themes and the required minimum. */
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
            <Sample
              color={colors[pair.foreground]}
              on={colors[pair.background]}
              ground={colors.ground}
            />{' '}
            {getPairContrast(colors, pair).toFixed(1)}
          </td>
        ))}
        <td style={cell}>{pair.least}</td>
      </tr>
    ))}
  </Table>
);

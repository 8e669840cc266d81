import { toKebabCase } from '../../packages/ui/src/theme/colors.ts';
import { scales } from '../../packages/ui/src/theme/scales.ts';
import { cell, Table } from './Table.tsx';

const SIZES = ['small', 'base', 'large', 'title', 'page'] as const;

/** The font sizes, each shown in its own size. */
export const TypeScale = () => (
  <Table heads={['Token', 'Value', 'Looks']}>
    {SIZES.map((name) => (
      <tr key={name}>
        <th style={cell} scope="row">
          <code>--conkit-font-size-{name}</code>
        </th>
        <td style={cell}>{scales.font[name]}</td>
        <td style={{ ...cell, fontSize: scales.font[name], fontFamily: scales.font.family }}>
          Best Novel
        </td>
      </tr>
    ))}
  </Table>
);

/** The spacing scale, each step as a bar of its length. */
export const SpaceScale = () => (
  <Table heads={['Token', 'Value', 'Looks']}>
    {Object.entries(scales.space).map(([name, value]) => (
      <tr key={name}>
        <th style={cell} scope="row">
          <code>--conkit-space-{name.slice(1)}</code>
        </th>
        <td style={cell}>{value}</td>
        <td style={cell}>
          <div
            role="img"
            aria-label={value}
            style={{ inlineSize: value, blockSize: '1rem', background: '#005383' }}
          />
        </td>
      </tr>
    ))}
  </Table>
);

/** The other scales: sizes, radii, lines, durations. */
export const OtherScales = () => (
  <Table heads={['Token', 'Value']}>
    {(['size', 'radius', 'line', 'duration', 'layer'] as const).flatMap((group) =>
      Object.entries(scales[group]).map(([name, value]) => (
        <tr key={`${group} ${name}`}>
          <th style={cell} scope="row">
            <code>
              --conkit-{group}-{toKebabCase(name)}
            </code>
          </th>
          <td style={cell}>{value}</td>
        </tr>
      )),
    )}
  </Table>
);

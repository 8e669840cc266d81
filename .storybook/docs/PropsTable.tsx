import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from './factTypes.ts';
import { cell, Table } from './Table.tsx';

const code = { fontSize: '0.8125rem', whiteSpace: 'pre-wrap' } as const;
const top = { ...cell, verticalAlign: 'top' } as const;

/** The properties of a component with their types, defaults and meanings. */
export const PropsTable = ({ props, inherited }: Pick<ComponentFacts, 'props' | 'inherited'>) => (
  <>
    <Table heads={['Property', 'Type', 'Default', 'What it does']}>
      {props.map((prop) => (
        <tr key={prop.name}>
          <th style={{ ...top, overflowWrap: 'normal' }} scope="row">
            <code style={code}>{prop.name}</code>
          </th>
          <td style={top}>
            <code style={code}>{prop.type}</code>
          </td>
          <td style={top}>{prop.isRequired ? <strong>required</strong> : (prop.default ?? '–')}</td>
          <td style={{ ...top, minInlineSize: '14rem' }}>
            <Markdown>{prop.description}</Markdown>
          </td>
        </tr>
      ))}
    </Table>
    {inherited.length > 0 && (
      <Markdown>
        {`Passes on, as HTML defines them: ${inherited.map((name) => `\`${name}\``).join(', ')}.`}
      </Markdown>
    )}
  </>
);

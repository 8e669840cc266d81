import type { CSSProperties, ReactNode } from 'react';

/** The style of each cell. */
export const cell: CSSProperties = {
  padding: '0.5rem 0.75rem 0.5rem 0',
  borderBlockEnd: '1px solid #8884',
  textAlign: 'start',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
};

/** A table on a docs page. Scrolls horizontally on a phone. */
export const Table = ({ heads, children }: { heads: readonly string[]; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
  <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={heads.join(', ')}>
    <table className="sb-unstyled" style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} style={{ ...cell, fontWeight: 700, overflowWrap: 'normal' }} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

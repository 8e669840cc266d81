import type { ReactNode } from 'react';
import * as css from './PersonRecord.css.ts';

/** One thing that is known, with what it is called. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** What is known, one line for each. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={css.fact}>
        <dt className={css.term}>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

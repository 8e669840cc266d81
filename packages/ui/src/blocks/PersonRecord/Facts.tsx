import type { ReactNode } from 'react';
import * as css from './PersonRecord.css.ts';

/** A labelled value. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labelled values, a line each. */
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

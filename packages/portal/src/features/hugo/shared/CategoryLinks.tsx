import { Fragment } from 'react';

/** Links to categories of the ballot, in a sentence. */
export function CategoryLinks({
  categories,
}: {
  categories: readonly { key: string; title: string }[];
}) {
  return categories.map(({ key, title }, at) => (
    <Fragment key={key}>
      {at > 0 && ', '}
      <a href={`#category-${key}`}>{title}</a>
    </Fragment>
  ));
}

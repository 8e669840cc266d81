import { Fragment } from 'react';
import { categoryId } from './categoryId.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface CategoryLinksProps extends ElementProps {
  categories: readonly { readonly key: string; readonly title: string }[];
}

/**
 * Links to categories on the page, joined as a list in a sentence.
 *
 * @example
 * ```tsx
 * <p>Not saved: <CategoryLinks categories={[{ key: 'Novel', title: 'Best Novel' }]} />.</p>
 * ```
 */
export const CategoryLinks = ({ categories, ...own }: CategoryLinksProps) => (
  <span {...elementProps(own)}>
    {categories.map(({ key, title }, at) => (
      <Fragment key={key}>
        {at > 0 && ', '}
        <a href={`#${categoryId(key)}`}>{title}</a>
      </Fragment>
    ))}
  </span>
);

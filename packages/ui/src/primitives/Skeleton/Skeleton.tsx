import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './Skeleton.css.ts';

type Line = keyof typeof css.shapes;

export interface SkeletonProps extends ElementProps {
  /** The shapes of the content, from top to bottom. */
  shapes: ReadonlyArray<Line | 'card'>;
  /** What is loading, for screen readers. */
  label: string;
}

const CARD: readonly Line[] = ['heading', 'text', 'row', 'row', 'row'];

const Drawing = ({ shapes }: Pick<SkeletonProps, 'shapes'>) =>
  shapes.map((shape, index) =>
    shape === 'card' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a fixed list: the parts have no other identity
      <span key={index} className={css.card}>
        <Drawing shapes={CARD} />
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <span key={index} className={css.shapes[shape]} />
    ),
  );

/**
 * A placeholder for loading content. It has the content's size, so that there is no layout shift.
 *
 * @example
 * ```tsx
 * <Skeleton label="Loading your ballot" shapes={['card', 'card']} />
 * ```
 */
export const Skeleton = ({ shapes, label, ...own }: SkeletonProps) => (
  <output {...elementProps(own, css.stack)}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Drawing shapes={shapes} />
  </output>
);

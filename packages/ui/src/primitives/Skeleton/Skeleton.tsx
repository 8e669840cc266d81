import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will be there, from top to bottom. */
  shapes: ReadonlyArray<keyof typeof css.shapes>;
  /** Says to screen readers what is being waited for. */
  label: string;
}

/**
 * Holds the place of content that is on its way, in its size, so that nothing jumps when it comes.
 *
 * @example
 * ```tsx
 * <Skeleton label="Loading your ballot" shapes={['card', 'card']} />
 * ```
 */
export const Skeleton = ({ shapes, label }: SkeletonProps) => (
  <output className={css.stack}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {shapes.map((shape, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a fixed drawing: its parts are their places
      <span key={index} className={css.shapes[shape]} />
    ))}
  </output>
);

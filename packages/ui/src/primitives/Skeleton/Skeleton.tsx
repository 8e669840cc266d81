import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';

type Line = keyof typeof css.shapes;

export interface SkeletonProps extends ElementProps {
  /** What will be there, from top to bottom. */
  shapes: ReadonlyArray<Line | 'card'>;
  /** Says to screen readers what is being waited for. */
  label: string;
}

const CARD: readonly Line[] = ['heading', 'text', 'row', 'row', 'row'];

const Drawing = ({ shapes }: Pick<SkeletonProps, 'shapes'>) =>
  shapes.map((shape, index) =>
    shape === 'card' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a fixed drawing: its parts are their places
      <span key={index} className={css.card}>
        <Drawing shapes={CARD} />
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- likewise
      <span key={index} className={css.shapes[shape]} />
    ),
  );

/**
 * Holds the place of content that is on its way, in its size, so that nothing jumps when it comes.
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

import { CheckIcon, GapIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { CategoryStatus } from './categoryStatus.ts';
import * as css from './CategoryFold.css.ts';

interface StatusMarkProps {
  status: CategoryStatus;
  /** That in words, for those who do not see it. */
  label: string;
}

const icons = { done: CheckIcon, gap: GapIcon, trouble: WarningIcon, untouched: undefined };

/** Tells by form and colour how far a category is, and by a word. */
export function StatusMark({ status, label }: StatusMarkProps) {
  const Icon = icons[status];
  return (
    <span className={css.marks[status]}>
      {Icon && <Icon />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

import { CheckIcon, GapIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { CategoryStatus } from './categoryStatus.ts';
import * as css from './CategoryFold.css.ts';

interface StatusMarkProps {
  status: CategoryStatus;
  /** The status in words, for screen readers. */
  label: string;
}

const icons = { done: CheckIcon, gap: GapIcon, trouble: WarningIcon, untouched: undefined };

/** Shows a category's status by shape, colour and hidden text. */
export function StatusMark({ status, label }: StatusMarkProps) {
  const Icon = icons[status];
  return (
    <span className={css.marks[status]}>
      {Icon && <Icon />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

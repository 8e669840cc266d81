import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, PlusIcon } from '../icons/icons.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';

export interface ToggleButtonProps extends ElementProps {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** @default false */
  isDisabled?: boolean;
}

/**
 * A toggle button. Its mark doesn't rely on the colour, and both marks have the same width, so that toggling causes no
 * layout shift.
 *
 * @example
 * ```tsx
 * <ToggleButton isSelected={isChosen} onChange={setChosen}>
 *   Thursday
 * </ToggleButton>
 * ```
 */
export const ToggleButton = ({
  children,
  isSelected,
  onChange,
  isDisabled,
  ...own
}: ToggleButtonProps) => (
  <Button
    {...elementProps(own)}
    tone={isSelected ? 'primary' : 'outline'}
    icon={isSelected ? <CheckIcon /> : <PlusIcon />}
    aria-pressed={isSelected}
    isDisabled={isDisabled}
    onPress={() => onChange(!isSelected)}
  >
    {children}
  </Button>
);

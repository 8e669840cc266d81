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
 * On or off. Its mark says which without the colour, and both marks are of one width: nothing moves.
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

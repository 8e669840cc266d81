import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, PlusIcon } from '../icons/icons.tsx';

export interface ToggleButtonProps {
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
export const ToggleButton = ({ children, isSelected, onChange, isDisabled }: ToggleButtonProps) => (
  <Button
    tone={isSelected ? 'primary' : 'outline'}
    icon={isSelected ? <CheckIcon /> : <PlusIcon />}
    aria-pressed={isSelected}
    isDisabled={isDisabled}
    onPress={() => onChange(!isSelected)}
  >
    {children}
  </Button>
);

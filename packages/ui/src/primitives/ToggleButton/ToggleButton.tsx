import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useControlled } from '../hooks/useControlled.ts';
import { useFormReset } from '../hooks/useFormReset.ts';
import { CheckIcon, PlusIcon } from '../icons/icons.tsx';

export interface ToggleButtonProps extends Omit<
  ButtonProps,
  'aria-pressed' | 'icon' | 'isInert' | 'isPending' | 'onPressWhileInert' | 'tone' | 'type'
> {
  /** The label. */
  children: ReactNode;
  /**
   * Whether it is on.
   *
   * @default the button's own state
   */
  isSelected?: boolean;
  /**
   * The first state of a button without `isSelected`. A reset of the form restores it.
   *
   * @default false
   */
  defaultSelected?: boolean;
  /** Called when it is pressed, with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** The name that the form sends `value` by while it is on. */
  name?: string;
  /**
   * What the form sends while it is on.
   *
   * @default 'on'
   */
  value?: string;
  ref?: Ref<HTMLButtonElement>;
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
  isSelected,
  defaultSelected = false,
  onChange,
  onPress,
  name,
  value = 'on',
  ref,
  ...props
}: ToggleButtonProps) => {
  const [isOn, setOn, initial] = useControlled(isSelected, defaultSelected, onChange);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => button.current,
  );
  useFormReset(button, () => setOn(initial));
  return (
    <>
      <Button
        {...props}
        ref={button}
        tone={isOn ? 'primary' : 'outline'}
        icon={isOn ? <CheckIcon /> : <PlusIcon />}
        aria-pressed={isOn}
        onPress={(event) => {
          onPress?.(event);
          setOn(!isOn);
        }}
      />
      {name !== undefined && isOn && !props.isDisabled && (
        <input type="hidden" name={name} value={value} form={props.form} />
      )}
    </>
  );
};

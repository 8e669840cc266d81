import type { AriaAttributes, FocusEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Busy/Busy.tsx';
import { joinClasses, type ElementProps, type Labelled } from '../element/elementProps.ts';
import { checkAriaLabel, scheduleStyleCheck } from '../../warnings/warnings.ts';
import * as css from './Button.css.ts';
import { press, toPressEvent, type OnPress } from './press.ts';

type AriaProps = Pick<
  AriaAttributes,
  | 'aria-controls'
  | 'aria-current'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-pressed'
>;

interface PressProps extends AriaProps, ElementProps {
  /** Called on click, touch, Enter and Space, with an event like React Aria's. */
  onPress?: OnPress;
  /** Called when the button gets the focus. */
  onFocus?: (event: FocusEvent<HTMLButtonElement>) => void;
  /** Called when the focus leaves the button. */
  onBlur?: (event: FocusEvent<HTMLButtonElement>) => void;
  /** Called when a key is pressed. */
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  /**
   * Whether it ignores presses and cannot get the focus.
   *
   * @default false
   */
  isDisabled?: boolean;
  /**
   * The visual emphasis. Use one `primary` button per screen.
   *
   * @default 'outline', or 'quiet' for an `IconButton`
   */
  tone?: css.ButtonTone;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonProps extends PressProps {
  /** The label. */
  children: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /**
   * `submit` submits the surrounding form, or the one in `form`. `reset` restores its first values.
   *
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  /**
   * Shows a spinner and ignores presses, but keeps the focus.
   *
   * @default false
   */
  isPending?: boolean;
  /**
   * Ignores presses as if disabled, but keeps the focus. Use it when a press leaves nothing more to do.
   *
   * @default false
   */
  isInert?: boolean;
  /** Called when an inert button is pressed, to explain why it does nothing. */
  onPressWhileInert?: OnPress;
}

/** An icon has no text, so the button needs an accessible name. */
export type IconButtonProps = PressProps &
  Labelled & {
    /** The icon. */
    children: ReactNode;
  };

/**
 * A native button.
 *
 * @example
 * ```tsx
 * <Button tone="primary" onPress={save} isPending={isSaving}>
 *   Save
 * </Button>
 * ```
 */
export const Button = ({
  tone = 'outline',
  type = 'button',
  children,
  icon,
  onPress,
  isDisabled,
  isPending = false,
  isInert = false,
  onPressWhileInert,
  ...props
}: ButtonProps) => {
  if (process.env.NODE_ENV !== 'production') scheduleStyleCheck();
  const mark = isPending ? <Spinner /> : icon;
  const isIdle = isPending || isInert;
  const idlePress = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (!isPending) onPressWhileInert?.(toPressEvent(event));
  };
  return (
    <button
      {...props}
      type={type}
      className={joinClasses(css.tones[tone], props.className)}
      disabled={isDisabled}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? idlePress : press(onPress)}
    >
      {mark && <span className={css.icon}>{mark}</span>}
      <span>{children}</span>
    </button>
  );
};

/**
 * A button that shows only an icon. `aria-label` is its accessible name.
 *
 * @example
 * ```tsx
 * <IconButton aria-label="Close" onPress={close}>
 *   <CloseIcon />
 * </IconButton>
 * ```
 */
export const IconButton = ({
  tone = 'quiet',
  children,
  onPress,
  isDisabled,
  ...props
}: IconButtonProps) => {
  if (process.env.NODE_ENV !== 'production') checkAriaLabel('IconButton', props);
  return (
    <button
      {...props}
      type="button"
      className={joinClasses(css.tones[tone], css.square, props.className)}
      disabled={isDisabled}
      onClick={press(onPress)}
    >
      {children}
    </button>
  );
};

import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Busy/Busy.tsx';
import * as css from './Button.css.ts';
import { classes, type ElementProps } from '../element/elementProps.ts';

type AriaProps = Pick<
  AriaAttributes,
  'aria-controls' | 'aria-describedby' | 'aria-expanded' | 'aria-haspopup' | 'aria-pressed'
>;

interface PressProps extends AriaProps, ElementProps {
  /** Called by click, touch, Enter and Space. */
  onPress?: () => void;
  /** @default false */
  isDisabled?: boolean;
  /**
   * How much it stands out; one `primary` button to a screen.
   *
   * @default 'outline', of an `IconButton` 'quiet'
   */
  tone?: css.ButtonTone;
  ref?: Ref<HTMLButtonElement>;
}

export interface ButtonProps extends PressProps {
  children: ReactNode;
  icon?: ReactNode;
  /**
   * `submit` sends the surrounding form, or the one named by `form`.
   *
   * @default 'button'
   */
  type?: 'button' | 'submit';
  form?: string;
  /**
   * Work is under way: shows a spinner and ignores presses, but keeps the focus.
   *
   * @default false
   */
  isPending?: boolean;
  /**
   * There is nothing to do now: as when disabled, but it keeps the focus, for what its press has done.
   *
   * @default false
   */
  isInert?: boolean;
  /** Called by a press while it is inert, to say why there is nothing to do. */
  onInertPress?: () => void;
}

export interface IconButtonProps extends PressProps {
  /** What the button does, in words. */
  'aria-label': string;
  children: ReactNode;
}

/** Safari does not focus a pressed button by itself; dialogs need to know where to return to. */
const press = (onPress: (() => void) | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
  event.currentTarget.focus({ preventScroll: true });
  onPress?.();
};

/**
 * A button. It is the browser's own element, so forms, keyboards and assistive technology know it.
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
  onInertPress,
  ...props
}: ButtonProps) => {
  const mark = isPending ? <Spinner /> : icon;
  const isIdle = isPending || isInert;
  const idlePress = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    if (!isPending) onInertPress?.();
  };
  return (
    <button
      {...props}
      type={type}
      className={classes(css.tones[tone], props.className)}
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
 * A button whose only content is an icon; its name is the `aria-label`.
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
}: IconButtonProps) => (
  <button
    {...props}
    type="button"
    className={classes(css.tones[tone], css.square, props.className)}
    disabled={isDisabled}
    onClick={press(onPress)}
  >
    {children}
  </button>
);

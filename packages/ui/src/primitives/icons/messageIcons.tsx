// Separate from the other icons, because messages to visitors need only these.
import { drawn } from './drawn.tsx';

/** A tick: chosen, done or paid. */
export const CheckIcon = drawn('M5 13l4 4L19 7');
/** A cross: closes or removes. */
export const CloseIcon = drawn('M6 6l12 12M18 6L6 18');
/** The letter i in a circle: information. */
export const InfoIcon = drawn('M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 11v6M12 7.5v.01');
/** A triangle: a warning. */
export const WarningIcon = drawn('M12 4L2.5 20h19zM12 10v5M12 17.5v.01');

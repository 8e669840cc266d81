// Apart from the others, because what is said to a visitor needs no more.
import { drawn } from './drawn.tsx';

/** A tick: chosen, done or paid. */
export const CheckIcon = drawn('M5 13l4 4L19 7');
/** A cross: closes or removes. */
export const CloseIcon = drawn('M6 6l12 12M18 6L6 18');
/** A letter i in a circle: what to know. */
export const InfoIcon = drawn('M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 11v6M12 7.5v.01');
/** A triangle: something is wrong. */
export const WarningIcon = drawn('M12 4L2.5 20h19zM12 10v5M12 17.5v.01');

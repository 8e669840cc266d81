import * as css from './icons.css.ts';

/** Creates an icon from a path on a 24-unit grid. Icons are decorative: the text beside them has the meaning. */
export const createIcon = (path: string) => {
  const Icon = () => (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return Icon;
};

// Separate from the other icons, because messages to visitors need only these.

/** A tick: chosen, done or paid. */
export const CheckIcon = createIcon('M5 13l4 4L19 7');
/** A cross: closes or removes. */
export const CloseIcon = createIcon('M6 6l12 12M18 6L6 18');
/** The letter i in a circle: information. */
export const InfoIcon = createIcon('M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 11v6M12 7.5v.01');
/** A triangle: a warning. */
export const WarningIcon = createIcon('M12 4L2.5 20h19zM12 10v5M12 17.5v.01');

import * as css from './icons.css.ts';

/** Creates an icon from a path on a 24-unit grid. Icons are decorative: the text beside them has the meaning. */
export const drawn = (path: string) => {
  const Icon = () => (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return Icon;
};

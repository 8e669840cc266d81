import * as css from './icons.css.ts';

/** One line drawing on a 24-unit grid. Icons are decoration: the words beside them carry the meaning. */
export const drawn = (path: string) => {
  const Icon = () => (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return Icon;
};

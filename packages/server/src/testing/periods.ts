import type { Convention } from '../config/types.ts';

type Period = { readonly opens: string; readonly closes: string };

const periodOf = (config: Convention, name: 'voting' | 'nominations'): Period => {
  const period = Object.values(config.awards)[0]?.[name];
  if (!period) throw new Error(`The first award has no ${name}`);
  return period;
};

/** When the first award of a convention is voted for. */
export const votingOf = (config: Convention): Period => periodOf(config, 'voting');

/** When the first award of a convention is nominated for. */
export const nominationsOf = (config: Convention): Period => periodOf(config, 'nominations');

import type { ArgTypesEnhancer } from 'storybook/internal/types';

const REPEATED = ['locale', 'theme', 'viewport'];

/**
 * Excludes stories from Chromatic that show another story in a language, theme or width. Storybook has no hook for
 * parameters, but this one may change those of the story.
 */
export const takeOnlyOnce: ArgTypesEnhancer = ({ argTypes, parameters, storyGlobals }) => {
  if (REPEATED.some((name) => name in storyGlobals)) {
    parameters['chromatic'] = { ...parameters['chromatic'], disableSnapshot: true };
  }
  return argTypes;
};

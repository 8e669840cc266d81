import type { Path } from './problems.ts';
import { isLanguageCode, isMapping, type Mapping } from './schema/values.ts';

const isText = (value: Mapping): boolean =>
  Object.hasOwn(value, 'en') &&
  Object.entries(value).every(([key, text]) => isLanguageCode(key) && typeof text === 'string');

/** Finds the texts by language in a configuration, each with its path: `memberships.Adult.label`. */
export function* walkTexts(
  value: unknown,
  path: Path = [],
): Generator<readonly [path: Path, text: Mapping]> {
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) yield* walkTexts(part, [...path, at]);
    // `locales` has tags by language.
  } else if (isMapping(value) && path[0] !== 'locales') {
    if (isText(value)) yield [path, value];
    else for (const [key, part] of Object.entries(value)) yield* walkTexts(part, [...path, key]);
  }
}

import { resolveInstant } from '@conkit/rules';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkConvention } from './check.ts';
import { limitsOf } from './limits.ts';
import type { ConventionSource } from './read.ts';
import { conventionSchema } from './schema.ts';
import type { Convention, ConventionDocument, FixedPeriod } from './types.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false });
addFormats.default(ajv);
const isDocument = ajv.compile<ConventionDocument>(conventionSchema);

/**
 * The convention of a folder, checked, with its dates fixed.
 *
 * @param firstStart what durations such as `P30D` are counted from
 * @throws StartError in one line that names the file and the field
 */
export function loadConvention(source: ConventionSource, firstStart: Date): Convention {
  const { document } = source;
  if (!isDocument(document)) {
    const error = mostTelling(isDocument.errors ?? []);
    throw error ? describe(error, source) : source.error([], 'is not valid');
  }
  const resolve = (name: 'nominations' | 'voting'): FixedPeriod => {
    const { opens, closes } = document.dates[name];
    const instant = (field: string, value: string) => {
      const resolved = resolveInstant(value, firstStart);
      if (resolved !== undefined) return resolved;
      throw source.error(
        ['dates', name, field],
        `must be an instant with an offset or a duration: "${value}"`,
      );
    };
    return { opens: instant('opens', opens), closes: instant('closes', closes) };
  };
  const convention: Convention = {
    ...document,
    people: document.people ?? [],
    limits: limitsOf(document.limits),
    dates: {
      ...document.dates,
      nominations: resolve('nominations'),
      voting: resolve('voting'),
    },
  };
  checkConvention(convention, source);
  return convention;
}

/** A key that is not known comes first: it is most likely what another one, which is missing, was meant to be. */
const mostTelling = (errors: readonly ErrorObject[]): ErrorObject | undefined =>
  errors.find(({ keyword }) => keyword === 'additionalProperties') ?? errors[0];

function describe(error: ErrorObject, source: ConventionSource): Error {
  const path = error.instancePath.split('/').slice(1).map(unescape);
  const { missingProperty, additionalProperty } = error.params as Record<
    string,
    string | undefined
  >;
  if (missingProperty !== undefined) return source.error([...path, missingProperty], 'is missing');
  if (additionalProperty !== undefined) {
    return source.error([...path, additionalProperty], 'is not known');
  }
  return source.error(path, error.message ?? 'is not valid');
}

const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

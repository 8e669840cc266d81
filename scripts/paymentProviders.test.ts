import { describe, expect, test } from 'vitest';
import { listProductSources, readText } from './lib/sources.ts';

/** The names of the payment providers, except the sandbox. */
const NAME = /stripe/i;

/** Where product code may name a provider. */
const allowed: Readonly<Record<string, readonly RegExp[]>> = {
  'the adapter, on the server and in the browser': [
    /^packages\/server\/src\/adapters\/stripe\//,
    /^packages\/portal\/src\/checkout\/stripe\//,
  ],
  'the lists of providers': [
    /^packages\/server\/src\/adapters\/payments\.ts$/,
    /^packages\/server\/src\/process\/payments\/providers\.ts$/,
    /^packages\/portal\/src\/checkout\/useCheckout\.tsx$/,
  ],
  'its configuration: variables, units, and the file for a new convention': [
    /^packages\/server\/src\/process\/payments\/stripe\.ts$/,
    /^packages\/rules\/src\/prices\/providerUnits\.ts$/,
    /^packages\/server\/src\/scaffold\/files\.ts$/,
  ],
  'the names that the contract fixes': [
    /^packages\/server\/src\/purchase\/(toPurchase|receiveStripeEvent)\.ts$/,
    /^packages\/api-client\/src\/callers\.ts$/,
    /^packages\/conformance\/src\/checks\//,
    /^packages\/portal\/src\/api\/purchases\.ts$/,
    /^packages\/ui\/src\/components\/PurchaseCard\/PurchaseCard\.tsx$/,
  ],
  'the names that the database fixes': [
    /^packages\/server\/src\/database\/(payments|schema)\.ts$/,
    /^packages\/server\/src\/archive\/tables\.ts$/,
  ],
};

const mentioning = listProductSources().filter(
  (path) => NAME.test(path) || NAME.test(readText(path)),
);

test('no other product file depends on which payment provider is used', () => {
  const places = Object.values(allowed).flat();
  expect(mentioning.filter((path) => !places.some((place) => place.test(path)))).toEqual([]);
});

describe.each(Object.entries(allowed))('%s', (_, places) => {
  test.each(places.map((place) => [place.source, place] as const))(
    '%s matches a file that names a provider',
    (_name, place) => {
      expect(mentioning.some((path) => place.test(path))).toBe(true);
    },
  );
});

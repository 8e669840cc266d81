import type { Config } from '@conkit/api-client';
import { msg } from '@lingui/core/macro';
import { formatDay, localized } from './localized.ts';
import type { Words } from './words.ts';

/**
 * Returns a function that describes who can buy a membership type: in the convention's words, else by the dates of
 * birth, else undefined.
 */
export function createDescriber(
  types: Config['membershipTypes'],
  { i18n, language }: Pick<Words, 'i18n' | 'language'>,
): (type: string) => string | undefined {
  return (type) => {
    const { description, born } = types[type] ?? {};
    if (description) return localized(description, language);
    const from = born?.from && formatDay(born.from, i18n);
    const to = born?.to && formatDay(born.to, i18n);
    if (from && to) return i18n._(msg`Born from ${from} to ${to}`);
    if (from) return i18n._(msg`Born on ${from} or later`);
    return to && i18n._(msg`Born on ${to} or earlier`);
  };
}

import type { Award } from '@conkit/api-client';
import { msg } from '@lingui/core/macro';
import { getAwardName } from '../../../i18n/localized.ts';
import type { Words } from '../../../i18n/words.ts';

type PageWords = Pick<Words, 'i18n' | 'language'>;

/** Returns the title of an award's nominations page: "Hugo Nominations". */
export function getNominationsTitle(award: Award, { i18n, language }: PageWords): string {
  const { name, forms } = getAwardName(award, language);
  const short = forms?.['short'];
  return i18n._(short ? msg`${short} Nominations` : msg`${name}: nominations`);
}

/** Returns the label of a link to that page: "Hugo nominations". */
export function getNominationsLabel(award: Award, { i18n, language }: PageWords): string {
  const { name, forms } = getAwardName(award, language);
  const short = forms?.['short'];
  return i18n._(short ? msg`${short} nominations` : msg`${name}: nominations`);
}

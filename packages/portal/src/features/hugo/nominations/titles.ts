import type { Award } from '@conkit/api-client';
import { msg } from '@lingui/core/macro';
import { awardNameOf } from '../../../i18n/awardNames.ts';
import type { Words } from '../../../i18n/words.ts';

/** What words are needed to say it. */
type Said = Pick<Words, 'i18n' | 'language'>;

/** What the page is called on which people nominate for an award: "Hugo Nominations". */
export function nominationsTitle(award: Award, { i18n, language }: Said): string {
  const { name, forms } = awardNameOf(award, language);
  const short = forms?.['short'];
  return i18n._(short ? msg`${short} Nominations` : msg`${name}: nominations`);
}

/** What a link to it says: "Hugo nominations". */
export function nominationsLabel(award: Award, { i18n, language }: Said): string {
  const { name, forms } = awardNameOf(award, language);
  const short = forms?.['short'];
  return i18n._(short ? msg`${short} nominations` : msg`${name}: nominations`);
}

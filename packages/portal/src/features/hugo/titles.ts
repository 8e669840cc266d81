import type { Award } from '@conkit/api-client';
import { nameForm } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { awardNameOf } from '../../i18n/awardNames.ts';
import type { Words } from '../../i18n/words.ts';

/** What the page is called on which people vote for an award: "Hugo Award Voting". */
export function votingTitle(award: Award, { i18n, language }: Words): string {
  const called = awardNameOf(award, language);
  const { name, forms } = called;
  const short = forms?.['short'];
  if (!short) return i18n._(msg`${name}: voting`);
  // A short name that ends in a hyphen is one to join words to, as in Finnish; elsewhere it is said of one award.
  const one = /[-‑]$/.test(short) ? short : nameForm(called, 'one');
  return i18n._(msg`${one} Voting`);
}

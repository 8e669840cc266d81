import type { Award } from '@conkit/api-client';
import { nameForm } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { awardNameOf } from '../../i18n/awardNames.ts';
import type { Words } from '../../i18n/words.ts';

/** Returns the title of an award's voting page: "Hugo Award Voting". */
export function votingTitle(award: Award, { i18n, language }: Words): string {
  const called = awardNameOf(award, language);
  const { name, forms } = called;
  const short = forms?.['short'];
  if (!short) return i18n._(msg`${name}: voting`);
  // A short name that ends with a hyphen is a prefix, as in Finnish. Other languages use the name of one
  // award.
  const one = /[-‑]$/.test(short) ? short : nameForm(called, 'one');
  return i18n._(msg`${one} Voting`);
}

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
  const one = nameForm(called, 'one');
  // English says it of one award, Finnish joins it to the short name.
  const title = msg`${one} Voting`;
  return i18n._(title.id, { one, short }, { message: title.message ?? '' });
}

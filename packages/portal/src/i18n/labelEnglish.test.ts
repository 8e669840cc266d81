import { isolateEnglish } from '@conkit/rules';
import { expect, it, vi } from 'vitest';
import { labelEnglish } from './labelEnglish.ts';
import { localized } from './localized.ts';

it('labels what is English in place of a translation, also when it changes', async () => {
  document.body.innerHTML = `
    <p id="all">${isolateEnglish('Read <a>the rules</a>.')}</p>
    <p id="two">${isolateEnglish('One.')} ${isolateEnglish('Two.')}</p>
    <p id="nested">${isolateEnglish(`Vote for the ${isolateEnglish('Hugo Awards')}`)}</p>
    <p id="part">${isolateEnglish('Vote')} مرحبا</p>
    <p id="own" lang="de">${isolateEnglish('Vote')}</p>
    <div id="around"><b id="inside">${isolateEnglish('Vote')}</b></div>
    <button id="named" aria-label="${isolateEnglish('Close')}"></button>`;
  labelEnglish(document.body);
  const lang = (id: string) => document.getElementById(id)?.getAttribute('lang');
  const listLangs = () =>
    ['all', 'two', 'nested', 'part', 'own', 'around', 'inside', 'named'].map(
      (id) => lang(id) ?? '-',
    );
  expect(listLangs()).toEqual(['en', 'en', 'en', '-', 'de', '-', 'en', 'en']);

  const all = document.getElementById('all');
  if (all) all.textContent = 'مرحبا';
  document
    .getElementById('around')
    ?.insertAdjacentHTML('beforeend', `<i id="later"><u>${isolateEnglish('Later')}</u></i>`);
  await vi.waitFor(() => expect(lang('all')).toBeNull());
  expect(document.querySelector('#later u')).toHaveAttribute('lang', 'en');
});

it('isolates English texts of the configuration in right-to-left languages only', () => {
  expect(localized({ en: 'Adult.' }, 'ar')).toBe('\u2066Adult.\u2069');
  expect(localized({ en: 'Adult.' }, 'fr')).toBe('Adult.');
  expect(localized({ en: 'Adult.', ar: 'بالغ' }, 'ar')).toBe('بالغ');
});

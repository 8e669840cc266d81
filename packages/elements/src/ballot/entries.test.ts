import { expect, it } from 'vitest';
import { cleanBallot, readBallot, readEntries } from './entries.ts';
import { numberEntries, toNumbers } from './numbering.ts';

const element = (html: string) => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
};

const option = (value: string, more = '') =>
  `<option value="${value}" ${more}>Title ${value}</option>`;
const select = (ranked: string) =>
  `<select>${['', '5', '6'].map((id) => option(id, id === ranked ? 'selected' : '')).join('')}</select>`;

it('reads the options of a select, except the empty one', () => {
  const host = element(
    `<select><option value=""></option>${option('5', 'data-title="Spinning Silver" data-subtitle="by Naomi Novik"')}${option('-1', 'data-no-award')}</select>`,
  );
  expect(readEntries(host)).toMatchObject([
    { value: '5', title: 'Spinning Silver', subtitle: 'by Naomi Novik', noAward: false },
    { value: '-1', title: 'Title -1', noAward: true },
  ]);
});

it('reads list items, with the title first and the subtitle second', () => {
  const host = element(`<ol>
    <li data-value="a"><cite>Spinning
      Silver</cite> <span>by Naomi Novik</span></li>
    <li data-value="b" data-replaced="2019-07-21" data-replaced-by="a">Fantasy News</li>
    <li>Not an entry</li>
  </ol>`);
  expect(readEntries(host)).toMatchObject([
    { value: 'a', title: 'Spinning Silver', subtitle: 'by Naomi Novik', replaced: null },
    { value: 'b', title: 'Fantasy News', subtitle: null, replaced: { on: '2019-07-21', by: 'a' } },
  ]);
});

it('separates entered choices from the initial values of selects', () => {
  const host = element(`${select('6')}${select('')}${select('')}`);
  expect(readBallot(host)).toEqual({ initial: ['6'], entered: undefined });
  const [first, , third] = host.querySelectorAll('select');
  if (first && third) [first.value, third.value] = ['', '5'];
  expect(readBallot(host)).toEqual({ initial: ['6'], entered: [null, null, '5'] });
});

it('keeps gaps, and drops duplicates and empty positions at the end', () => {
  expect(cleanBallot(['5', '', '6', '5', null, ''])).toEqual(['5', null, '6']);
});

it('numbers entries, including unknown ones, and maps the numbers back', () => {
  const entries = [
    { value: 'silver', title: 'Spinning Silver' },
    { value: '7', title: 'Revenant Gun', replaced: { on: '2019-07-21', by: 'silver' } },
    { value: '0', title: 'Nought' },
    { value: 'none', title: 'No award', noAward: true },
  ];
  const ranking = ['none', '7', null, 'gone', '0', 'silver'];
  const numbers = numberEntries(entries, ranking);
  const ballot = toNumbers(ranking, numbers);
  // The rules treat 0 as an empty position.
  expect(ballot).not.toContain(0);
  expect(new Set(ballot).size).toBe(ranking.length);
  expect(ballot.slice(0, 3)).toEqual([-1, 7, null]);
  expect(ballot.map((id) => id && numbers.getValue(id))).toEqual(ranking);
  expect(numbers.noAward).toBe('No award');
  expect(numbers.finalists).toHaveLength(3);
  expect(numbers.finalists[1]?.replaced?.by).toBe(numbers.getId('silver'));
});

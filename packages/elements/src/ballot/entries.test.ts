import { expect, it } from 'vitest';
import { cleanBallot, readBallot, readEntries } from './entries.ts';
import { toFinalists } from './finalists.ts';

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

it('passes values on as they are, with No Award last', () => {
  const entries = [
    { value: 'none', title: 'Keine Auszeichnung', noAward: true },
    { value: '0', title: 'Nought' },
    { value: '7', title: 'Revenant Gun', replaced: { on: '2019-07-21', by: '0' } },
  ];
  expect(toFinalists(entries)).toEqual([
    { id: '0', title: 'Nought', subtitle: null, 'no-award': false, replaced: null },
    expect.objectContaining({ id: '7', replaced: { on: '2019-07-21', by: '0' } }),
    expect.objectContaining({ id: 'none', 'no-award': true }),
  ]);
});

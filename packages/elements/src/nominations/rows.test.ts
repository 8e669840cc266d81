import { expect, it } from 'vitest';
import { readFields, readRows, toFormEntries } from './rows.ts';

const element = (html: string) => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
};

const row = (title = '', author = '') =>
  `<label>Title <input name="title" value="${title}"></label><textarea name="author" aria-label="Author">${author}</textarea>`;

it('reads fields from named controls, with their labels', () => {
  const host = element(
    `${row()}${row()}<input aria-label="Without a name"><input type="hidden" name="token">`,
  );
  expect(readFields(host)).toEqual([
    { name: 'title', label: 'Title' },
    { name: 'author', label: 'Author' },
  ]);
});

it('starts a row at a repeated name, and separates entered values from initial ones', () => {
  const host = element(`${row('One', 'An Author')}${row()}`);
  const came = [{ title: 'One', author: 'An Author' }];
  expect(readRows(host)).toEqual({ initial: came, entered: undefined });
  const [, second] = host.querySelectorAll('input');
  if (second) second.value = 'Two';
  expect(readRows(host)).toEqual({ initial: came, entered: [...came, { title: 'Two' }] });
});

it('sends every field of each row that is not empty', () => {
  const fields = ['title', 'author'].map((name) => ({ name, label: name }));
  expect(
    toFormEntries([{ title: 'One' }, { title: ' ' }, { author: 'An Author' }], fields),
  ).toEqual([
    ['title', 'One'],
    ['author', ''],
    ['title', ''],
    ['author', 'An Author'],
  ]);
});

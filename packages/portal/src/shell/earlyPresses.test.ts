import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdEarlyPresses } from './earlyPresses.ts';

const done: string[] = [];
const find = (id: string) => document.getElementById(id) as HTMLInputElement;
const release = async () => {
  window.releasePresses?.();
  for (let tasks = 0; tasks < 3; tasks++) await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  document.body.innerHTML = `<main id="main">
    <form id="form">
      <label for="name" id="nameLabel">Name</label><input id="name" />
      <label><input type="checkbox" id="paper" /><span id="paperText">Paper</span></label>
      <button type="button" id="day"><span id="dayText">Friday</span></button>
      <button id="ok" disabled>OK</button>
    </form>
    <a id="link" href="#there">There</a></main>`;
  done.length = 0;
  find('main').addEventListener('click', ({ target }) => done.push((target as Element).id));
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('submitted');
  });
  holdEarlyPresses();
});
afterEach(() => void window.releasePresses?.());

it('holds presses and replays them in order', async () => {
  await userEvent.click(find('dayText'));
  await userEvent.click(find('paperText'));
  expect(done).toEqual([]);
  expect(find('paper').checked).toBe(false);
  await release();
  expect(done).toEqual(['day', 'paper']);
  expect(find('paper').checked).toBe(true);
  await release();
  expect(done).toHaveLength(2);
});

it('replays repeated presses of one control once', async () => {
  await userEvent.dblClick(find('day'));
  await userEvent.click(find('paperText'));
  await userEvent.click(find('paper'));
  await release();
  expect(done).toEqual(['day', 'paper']);
  expect(find('paper').checked).toBe(true);
});

it('keeps the selection that a draft has restored in the meantime', async () => {
  find('day').setAttribute('aria-pressed', 'false');
  await userEvent.click(find('day'));
  await userEvent.click(find('paper'));
  find('day').setAttribute('aria-pressed', 'true');
  find('paper').checked = true;
  await release();
  expect(done).toEqual([]);
});

it('does not hold links and clicks into fields', async () => {
  await userEvent.click(find('link'));
  await userEvent.click(find('nameLabel'));
  expect(done).toEqual(['link', 'nameLabel', 'name']);
  expect(find('name')).toHaveFocus();
});

it('submits a form on Enter once its button is enabled', async () => {
  await userEvent.type(find('name'), 'Aoife{Enter}');
  find('ok').disabled = false;
  expect(done).not.toContain('submitted');
  await release();
  expect(done).toContain('submitted');
});

it('leaves Enter to a field that handles it', async () => {
  await userEvent.type(find('name'), 'Aoife{Enter}');
  find('ok').disabled = false;
  find('name').addEventListener('keydown', (event) => event.preventDefault());
  await release();
  expect(done).not.toContain('submitted');
});

it('holds nothing after hydration', async () => {
  await release();
  await userEvent.click(find('day'));
  expect(done).toEqual(['day']);
});

it('types text again in a text area that hydration resets', async () => {
  find('form').insertAdjacentHTML('beforeend', '<textarea id="works">One</textarea>');
  const works = document.querySelector('textarea');
  if (!works) throw new Error('The form has a text area');
  await userEvent.type(works, ' and two');
  works.value = 'One';
  done.length = 0;
  works.addEventListener('input', () => done.push(works.value));
  await release();
  expect(done).toEqual(['One and two']);
});

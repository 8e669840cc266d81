import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lostConnection, Refusal, unauthorized, type Answers } from '../testing/answers.ts';
import { config } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const KEY = '0123456789abcdef0123456789abcdef';
const open = (answer: Answers[string], path = `/move#${KEY}`) =>
  renderRoute(path, {
    'GET /config': config(),
    'GET /user': unauthorized,
    'POST /move/answer': answer,
  });
const answered = ({ body }: { body: object }) => ({ status: 'success', ...body });
const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['Yes, I asked for it', 'agree', /are open at the new address/],
  ['No, this wasn’t me', 'stop', /stay closed, and the convention’s team has been notified/],
])('"%s" sends the answer %s once, and shows what follows', async (name, answer, text) => {
  const page = await open(answered);
  expect(page.calls.filter(({ name: call }) => call === 'POST /move/answer')).toEqual([]);
  await page.user.dblClick(button(name));
  expect(await screen.findByText(text)).toBeVisible();
  const sent = page.calls.filter(({ name: call }) => call === 'POST /move/answer');
  expect(sent.map(({ body }) => body)).toEqual([{ key: KEY, answer }]);
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it.each([
  ['a key without a pending move', `/move#${KEY}`],
  ['a URL without a key', '/move'],
])('explains for %s that the link no longer works', async (_, path) => {
  const page = await open(new Refusal(404, 'not_found'), path);
  const yes = screen.queryByRole('button', { name: 'Yes, I asked for it' });
  if (yes) await page.user.click(yes);
  expect(await screen.findByRole('alert')).toHaveTextContent(/This link no longer works/);
});

it('keeps its buttons after a lost answer', async () => {
  let isLost = true;
  const page = await open((call: { body: object }) => {
    if (!isLost) return answered(call);
    isLost = false;
    return lostConnection;
  });
  await page.user.click(button('No, this wasn’t me'));
  await page.user.click(await screen.findByRole('button', { name: 'No, this wasn’t me' }));
  expect(await screen.findByText(/stay closed/)).toBeVisible();
});

import type { PurchaseType } from '@conkit/api-client';
import { renderHook } from '@testing-library/react';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { config } from '../testing/builders.ts';
import { answersSchema, findQuestion, useQuestions, type TypedAnswers } from './useQuestions.tsx';

const type = {
  key: 'Adult',
  amount: 100,
  label: 'Adult',
  questions: [
    { key: 'constructor', type: 'text', label: 'Team', required: true },
    { key: 'nights', type: 'number', label: 'Nights' },
  ],
} as PurchaseType;

const ask = (value: TypedAnswers | undefined, born?: object) => {
  const { membershipTypes, ...rest } = config();
  const { Adult } = membershipTypes;
  const asking = {
    ...rest,
    time: '2019-07-01T23:30:00.000Z',
    membershipTypes: { ...membershipTypes, Adult: { ...Adult, ...(born && { born }) } },
  } as ReturnType<typeof config>;
  const props = { config: asking, membership: 'Adult', type, value, refusals: {} };
  return renderHook(() => useQuestions({ ...props, onChange: () => undefined })).result.current;
};

it('sends no blank answers, and takes none from what every object inherits', () => {
  const { isAnswered, request } = ask({ nights: ' ' });
  expect(isAnswered).toBe(false);
  expect(request).toEqual({ answers: {} });
  expect(ask({ constructor: ' Dragons ', nights: '' } as TypedAnswers)).toMatchObject({
    isAnswered: true,
    request: { answers: { constructor: 'Dragons' } },
  });
  expect(ask(undefined).isAnswered).toBe(false);
});

it('knows the day from the server, because the browser’s clock can be wrong', () => {
  const given = (born: string) =>
    ask({ constructor: 'A', born } as TypedAnswers, { from: '2000-01-01' }).isAnswered;
  expect([given('2019-07-01'), given('2019-07-02')]).toEqual([true, false]);
});

it('restores stored answers under any name of a question, and no other values', () => {
  const stored = { constructor: 'Aoife', prototype: 'x', meal: 'vegan', nights: 3, home: null };
  expect(parse(answersSchema, stored)).toEqual({
    constructor: 'Aoife',
    prototype: 'x',
    meal: 'vegan',
  });
  for (const wrong of [undefined, null, 'text', 5]) {
    expect(parse(answersSchema, wrong)).toBeUndefined();
  }
});

it('finds the question of a refusal', () => {
  const find = (pointer: string) => findQuestion({ pointer, message: '' });
  expect(find('/body/new_members/0/answers/born')).toBe('born');
  expect(find('/body/new_members/0/email')).toBeUndefined();
});

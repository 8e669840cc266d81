import type { ProblemCode } from '@conkit/api-client';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendProblem } from './contract/answer.ts';
import { contract } from './contract/testApp.ts';
import { invalid, ProblemError, toProblemError } from './errors.ts';

/** Returns the problem codes in openapi.yaml's examples with their statuses. */
function codesByStatus(): [status: number, code: ProblemCode][] {
  return [...contract.text.matchAll(/ status: (\d{3})\n +code: (\w+)/g)].map(([, status, code]) => [
    Number(status),
    code as ProblemCode,
  ]);
}

it('uses the status in openapi.yaml for every problem', () => {
  const described = codesByStatus();
  expect(described.length).toBeGreaterThan(20);
  for (const [status, code] of described)
    expect([code, toProblemError(new ProblemError(code, { errors: [] })).status]).toEqual([
      code,
      status,
    ]);
});

it('joins the messages of all fields', () => {
  const problem = invalid(
    { pointer: '/body/email', message: 'email is required' },
    { pointer: '/body/key', message: 'key is required' },
  ).toProblem();
  expect(problem.message).toBe('email is required; key is required');
  expect(problem.errors).toHaveLength(2);
});

it('turns the framework’s refusals into problems, and hides all other errors', async () => {
  const app = Fastify({ frameworkErrors: (error, _, reply) => sendProblem(reply, error) });
  app.get('/:id', async () => {
    throw Object.assign(new Error('select secret'), { statusCode: 418, code: '42601' });
  });
  app.setErrorHandler((error, _, reply) => sendProblem(reply, error));
  expect((await app.inject('/%zz')).json()).toMatchObject({ status: 400, code: 'invalid' });
  expect((await app.inject(`/${'x'.repeat(300)}`)).json()).toMatchObject({ code: 'invalid' });
  const secret = await app.inject('/5');
  expect(secret.json().code).toBe('internal');
  expect(secret.body).not.toContain('select');
});

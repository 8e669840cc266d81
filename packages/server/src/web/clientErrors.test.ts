import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { answerClientError } from './clientErrors.ts';

/** What a server answers to something that is sent as it is. */
async function answerTo(sent: string): Promise<{ head: string; problem: object }> {
  const app = Fastify({ clientErrorHandler: answerClientError });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, problem: JSON.parse(body) as object };
}

it('answers headers that are too large as a problem', async () => {
  const { head, problem } = await answerTo(
    `GET / HTTP/1.1\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  );
  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(head).toContain('content-type: application/problem+json');
  expect(problem).toMatchObject({ status: 431, code: 'headers_too_large' });
});

it('answers what is not HTTP as a problem', async () => {
  const { head, problem } = await answerTo('HELLO\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(problem).toMatchObject({ status: 400, code: 'invalid' });
});

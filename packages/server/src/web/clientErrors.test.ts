import Fastify from 'fastify';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { answerClientError } from './clientErrors.ts';

/** Returns the server's answer to raw bytes. */
async function answerTo(sent: string): Promise<{ head: string; problem: object }> {
  const app = Fastify({ clientErrorHandler: answerClientError });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, problem: JSON.parse(body) as object };
}

it('answers 431 with a problem document when headers are too large', async () => {
  const { head, problem } = await answerTo(
    `GET / HTTP/1.1\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  );
  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(head).toContain('content-type: application/problem+json');
  expect(problem).toMatchObject({ status: 431, code: 'headers_too_large' });
});

it('answers 400 with a problem document when the request is not HTTP', async () => {
  const { head, problem } = await answerTo('HELLO\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(problem).toMatchObject({ status: 400, code: 'invalid' });
});

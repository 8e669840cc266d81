import type { ConnectionError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { invalid, ProblemError } from '../errors.ts';

/**
 * Answers requests that fail before routing: a line or headers that are too large (431), an incomplete request
 * (408), and bytes that are not HTTP (400).
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  // Ignore errors after the socket closed or the response started.
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const { status, problem } = toProblem(error.code);
  const body = JSON.stringify({ ...problem.toProblem(), status });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function toProblem(code: string): { readonly status: number; readonly problem: ProblemError } {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const problem = new ProblemError('headers_too_large');
    return { status: problem.status, problem };
  }
  const message = 'The request could not be read.';
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  return { status, problem: invalid({ pointer: '', message }) };
}

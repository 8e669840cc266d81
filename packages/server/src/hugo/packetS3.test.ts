import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

/** The requested paths. */
let asked: string[] = [];
let status = 200;
/** The status for a missing file. */
let missing = 404;
let service: Server;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const exists = request.url?.startsWith('/bucket/Novel%20%E2%80%93%201.epub?') ?? false;
    response.writeHead(status === 200 && !exists ? missing : status, {
      'content-length': 2_000_000,
    });
    response.end();
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => service.close(closed)));
beforeEach(() => {
  asked = [];
  status = 200;
  missing = 404;
});

forEachDatabase((start) => {
  let server: TestServer;
  let id: number;
  beforeAll(async () => {
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/bucket/`;
    server = await start({
      change: (same) => ({
        ...same,
        packet: {
          s3: { address, region: 'eu-west-1' },
          files: { Novel: { epub: 'Novel – 1.epub', pdf: 'missing.pdf' } },
        },
      }),
      env: { PACKET_S3_KEY_ID: 'key', PACKET_S3_SECRET: 'secret' },
    });
    ({ id } = await server.addPerson({ email: 'voter@example.com' }));
  });
  const packet = async () => (await server.as('voter@example.com')).get(`/api/hugo/${id}/packet`);

  it('returns an error when the service does not answer, and asks again the next time', async () => {
    status = 500;
    const answer = await packet();
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      503,
      { code: 'unavailable' },
    ]);
    status = 200;
    // The request for the second file may still be pending.
    await expect.poll(async () => (await packet()).statusCode).toBe(200);
  });

  it('lists the other files when one is missing and the keys may not list the bucket', async () => {
    server.clock.advance(11 * 60);
    missing = 403;
    const answer = await packet();
    expect(answer.statusCode).toBe(200);
    expect(answer.json<object>()).toEqual({ Novel: { epub: expect.anything() } });
  });

  it('returns an error instead of an empty packet when the keys are wrong', async () => {
    server.clock.advance(11 * 60);
    status = 403;
    expect((await packet()).statusCode).toBe(503);
    status = 200;
    server.clock.advance(11 * 60);
    expect((await packet()).statusCode).toBe(200);
  });

  it('asks the service for the sizes once in ten minutes, and redirects browsers to it', async () => {
    server.clock.advance(11 * 60);
    const [answered] = await Promise.all([packet(), packet()]);
    const { Novel } =
      answered.json<Record<string, Record<string, { label: string; url: string }>>>();
    expect(Novel).toMatchObject({ epub: { label: 'EPUB, 2MB' } });
    expect(Object.keys(Novel ?? {})).toEqual(['epub']);
    await Promise.all([packet(), packet()]);
    expect(asked.toSorted().map((line) => line.split('?')[0])).toEqual([
      'HEAD /bucket/Novel%20%E2%80%93%201.epub',
      'HEAD /bucket/missing.pdf',
    ]);

    const answer = await server.get(Novel?.['epub']?.url ?? '');

    expect(answer.statusCode).toBe(302);
    const location = new URL(String(answer.headers.location));
    expect(location.pathname).toBe('/bucket/Novel%20%E2%80%93%201.epub');
    expect(location.searchParams.get('X-Amz-Expires')).toBe('300');
    expect(location.searchParams.get('response-content-disposition')).toContain(
      "filename*=UTF-8''Novel%20%E2%80%93%201.epub",
    );
    expect(answer.headers.location).not.toContain('secret');
  });
});

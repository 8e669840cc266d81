import { expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';

forEachDatabase((start) => {
  it('serves a security.txt as in RFC 9116', async () => {
    const server = await start({
      env: { PUBLIC_URL: 'https://members.example.com' },
      change: (same) => ({
        ...same,
        contacts: { ...same.contacts, security: 'security@example.com' },
      }),
    });
    const { statusCode, headers, body } = await server.get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(`Contact: mailto:security@example.com
Expires: 2019-12-28T12:00:00.000Z
Preferred-Languages: en, fi
Canonical: https://members.example.com/.well-known/security.txt
`);
  });
});

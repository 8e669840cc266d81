import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createPacketUrl, hasPacketRight } from '../hugo/packet.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createClient, type TestServer } from '../testing/server.ts';
import { createLoginKey } from './loginKeys.ts';

const email = 'aoife@example.com';
const SECRET = 'the secret after it was changed, as long';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await server.addPerson({ email });
  });

  /** The same data behind a process with another secret, and optionally the previous one. */
  const changed = (previousSecret: string | undefined) => ({
    ...server.context,
    env: { ...server.context.env, previousSecret },
    secret: SECRET,
  });

  it('keeps sessions and mailed links valid when the secret is changed', async () => {
    const { cookie } = await server.as(email);
    const key = await createLoginKey(server.context, email);
    const app = await createApp(changed(server.context.secret));
    expect((await createClient(app, cookie).get('/api/user')).statusCode).toBe(200);
    expect((await createClient(app).post('/api/login', { email, key })).statusCode).toBe(200);
    expect((await createClient(app, cookie).get('/api/logout')).statusCode).toBe(200);
    expect((await server.get('/api/user', { headers: { cookie } })).statusCode).toBe(401);
    await app.close();
  });

  it('ends sessions and links when the previous secret is not configured', async () => {
    const { cookie } = await server.as(email);
    const key = await createLoginKey(server.context, email);
    const app = await createApp(changed(undefined));
    expect((await createClient(app, cookie).get('/api/user')).statusCode).toBe(401);
    expect((await createClient(app).post('/api/login', { email, key })).statusCode).toBe(401);
    await app.close();
  });

  it('creates nothing new with the previous secret', async () => {
    const after = changed(server.context.secret);
    const key = await createLoginKey(after, email);
    expect((await server.post('/api/login', { email, key })).statusCode).toBe(401);
  });

  it('keeps the links to packet files valid that were created before', () => {
    const target = { personId: 1, category: 'Novel', format: 'epub' };
    const query = Object.fromEntries(
      new URL(createPacketUrl(server.context, target), 'http://localhost').searchParams,
    );
    expect(hasPacketRight(changed(server.context.secret), target, query)).toBe(true);
    expect(hasPacketRight(changed(undefined), target, query)).toBe(false);
  });
});

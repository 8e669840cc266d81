import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSessionSecret } from '../start/context.ts';
import { getPublicDemoWarnings, requirePrivateDemo } from '../start/warnings.ts';
import { readEnv, readPlace } from './env.ts';
import { StartError } from './startError.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conkit-env-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const read = (variables: Record<string, string>) => readEnv({ DATA_DIR: folder, ...variables });

describe('the environment', () => {
  it('has defaults for all variables', () => {
    expect(read({})).toMatchObject({
      convention: 'demo',
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      databaseUrl: undefined,
      isProduction: false,
    });
  });

  it('needs both packet keys or neither, and names the missing one', () => {
    expect(read({}).packetKeys).toBeUndefined();
    const both = { PACKET_S3_KEY_ID: 'key', PACKET_S3_SECRET: 'secret' };
    expect(read(both).packetKeys).toEqual({ id: 'key', secret: 'secret' });
    expect(() => read({ ...both, PACKET_S3_SECRET: '' })).toThrow(/^PACKET_S3_SECRET: is missing/);
    expect(() => read({ ...both, PACKET_S3_KEY_ID: '' })).toThrow(/^PACKET_S3_KEY_ID: is missing/);
  });

  it('treats an empty variable as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['DATA_DIR', '/proc/nothing'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_URL', 'postgres:members'],
    ['DATABASE_URL', 'postgres://conkit:a#b@localhost/members'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example.com'],
    ['PUBLIC_URL', 'members.example.com'],
    ['PUBLIC_URL', 'https://example.com/portal'],
    ['PUBLIC_URL', 'https://example.com/#portal'],
    ['PUBLIC_URL', 'https://user:hunter2@example.com'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'null'],
    ['CORS_ORIGINS', 'https://*.example.com'],
    ['CORS_ORIGINS', 'http://app.example.com'],
    ['CORS_ORIGINS', 'https://app.example.com/page'],
    ['CORS_ORIGINS', 'https://app.example.com,'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET_PREVIOUS', 'short'],
    ['MAIL', 'stop'],
    ['DRAIN_SECONDS', '61'],
    ['DRAIN_SECONDS', '-1'],
    ['METRICS_PORT', 'abc'],
    ['DATABASE_POOL_SIZE', '0'],
    ['DATABASE_POOL_SIZE', '201'],
    ['ALLOW_PUBLIC_DEMO', 'yes'],
    ['CLOCK', 'tomorrow'],
    ['CLOCK', '2019-07-01T00:00:00'],
    ['CLOCK', '2019-02-31T00:00:00Z'],
    ['CLOCK', 'P1D'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses an invalid %s (%s) in one line that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(StartError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: .+$`));
  });

  it('requires CONVENTION together with DATABASE_URL', () => {
    const real = { DATABASE_URL: 'postgres://localhost/x', CONVENTION: ' ' };
    for (const start of [read, readPlace])
      expect(() => start(real)).toThrow(/^CONVENTION: is required together with DATABASE_URL/);
    expect(readPlace({ ...real, CONVENTION: 'saga' })).toMatchObject({ convention: 'saga' });
  });

  it.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://localhost:8080' }, false],
    [{ PUBLIC_URL: 'http://[::1]:8080', NODE_ENV: 'production' }, false],
    [{ PUBLIC_URL: 'https://members.example.com' }, true],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, true],
    [{ NODE_ENV: 'production' }, true],
  ])('requires ALLOW_PUBLIC_DEMO for the demo of %j: %s', (variables, isPublic) => {
    const start = (more = {}) => requirePrivateDemo(read({ ...variables, ...more }));
    if (isPublic) expect(start).toThrow(/^CONVENTION: .*ALLOW_PUBLIC_DEMO=true/);
    else expect(start).not.toThrow();
    expect(() => start({ ALLOW_PUBLIC_DEMO: 'true' })).not.toThrow();
    const warned = getPublicDemoWarnings(read({ ...variables, ALLOW_PUBLIC_DEMO: 'true' }));
    expect(warned).toHaveLength(isPublic ? 1 : 0);
  });

  it('reads DATABASE_POOL_SIZE, and drains for two seconds by default', () => {
    expect(read({})).toMatchObject({ poolSize: 10, drainMs: 2000 });
    expect(read({ DATABASE_POOL_SIZE: '25' }).poolSize).toBe(25);
  });

  it('creates DATA_DIR for its own account only', () => {
    const dataDir = join(folder, 'made', 'here');
    readEnv({ DATA_DIR: dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('never prints a secret', () => {
    for (const name of ['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'DATABASE_URL', 'SMTP_URL'])
      expect(() => read({ [name]: 'hunter2' })).not.toThrow(/hunter2/);
  });

  it('reads a running or a fixed clock', () => {
    const start = new Date('2019-07-01T00:00:00Z');
    expect(read({ CLOCK: '2019-07-01T00:00:00Z' }).clock).toEqual({ start, standsStill: false });
    expect(read({ CLOCK: 'fixed:2019-07-01T01:00:00+01:00' }).clock).toEqual({
      start,
      standsStill: true,
    });
  });

  it('allows only the origins listed in CORS_ORIGINS', () => {
    expect(read({}).corsOrigins).toEqual([]);
    const named = 'https://App.example.com, http://localhost:5173,https://b.example:8443/';
    expect(read({ CORS_ORIGINS: named }).corsOrigins).toEqual([
      'https://app.example.com',
      'http://localhost:5173',
      'https://b.example:8443',
    ]);
  });

  it('trusts one proxy with https by default', () => {
    const https = { PUBLIC_URL: 'https://members.example.com' };
    expect(read({}).trustedProxies).toBe(0);
    expect(read(https).trustedProxies).toBe(1);
    expect(read({ ...https, TRUST_PROXY: '2' }).trustedProxies).toBe(2);
    expect(read({ ...https, TRUST_PROXY: '0' }).trustedProxies).toBe(0);
  });
});

describe('the secret', () => {
  it('is created once in a file that only the server’s account can read', () => {
    const secret = getSessionSecret(read({}), true);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(getSessionSecret(read({}), true)).toBe(secret);
    expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('is required when several processes share a database', () => {
    const env = read({ CONVENTION: 'saga', DATABASE_URL: 'postgres://localhost/x' });
    expect(() => getSessionSecret(env, false)).toThrow(/^SESSION_SECRET: is needed/);
    expect(getSessionSecret(env, true)).toHaveLength(64);
  });

  it('is refused when its file is truncated', () => {
    writeFileSync(join(folder, 'session-secret'), 'abc');
    expect(() => getSessionSecret(read({}), true)).toThrow(/^SESSION_SECRET: .* is too short/);
  });
});

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contacts } from '../config/types.ts';
import { StartError } from '../process/startError.ts';
import { version } from '../process/version.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import {
  askTime,
  checkAddress,
  checkBackups,
  checkClock,
  checkCrew,
  checkData,
  checkMail,
  checkSecrets,
  examine,
  formatFindings,
  type Finding,
  type Outside,
} from './doctor.ts';

const NOW = new Date('2027-05-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const HEALTH = { status: 'ok', version, convention: 'prairiecon' };
const answer = (
  body: object,
  status = 200,
  headers = { 'strict-transport-security': 'max-age=1' },
) => Promise.resolve(Response.json(body, { status, headers }));

/** The records of a domain with which mails arrive. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  'prairie.example': ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
  's1._domainkey.prairie.example': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.prairie.example': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@prairie.example'],
};

const createOutside = (
  records: Readonly<Record<string, readonly string[]>> = RECORDS,
  more: Partial<Outside> = {},
): Outside => ({
  readTxt: async (name) => {
    const found = records[name];
    if (!found) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    // A resolver splits long records.
    return found.map((text) => [text.slice(0, 5), text.slice(5)]);
  },
  readCertificate: async () => inDays(60),
  fetch: () => answer(HEALTH),
  greetMailServer: async () => undefined,
  askTime: async () => NOW,
  now: () => NOW,
  ...more,
});

/** Returns the findings that are not good, as `state: text`. */
const faults = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state !== 'good').map(({ state, text }) => `${state}: ${text}`);

describe('the address', () => {
  const env = { publicUrl: 'https://members.prairie.example', isPublic: true };
  const check = (more: Partial<Outside> = {}, given = env) =>
    checkAddress(given, 'prairiecon', createOutside(RECORDS, more)).then(faults);

  it('is good with a valid certificate and this server behind it', async () => {
    expect(await check()).toEqual([]);
  });

  it.each([
    [60, []],
    [21, []],
    [20, [/^warning: .* expires in 20 days/]],
    [7, [/^warning: .* expires in 7 days/]],
    [6, [/^problem: .* expires in 6 days/]],
  ])('has a certificate for %s days', async (days, expected) => {
    const found = await check({ readCertificate: async () => inDays(days) });
    expect(found).toEqual(expected.map((text) => expect.stringMatching(text)));
  });

  it('needs a certificate of its name', async () => {
    const readCertificate = () => Promise.reject(new Error('Hostname does not match'));
    expect(await check({ readCertificate })).toEqual([
      expect.stringMatching(
        /^problem: The certificate of members\.prairie\.example is not valid: /,
      ),
    ]);
  });

  it.each([
    [Object.assign(new Error('getaddrinfo EAI_AGAIN'), { syscall: 'getaddrinfo' }), /EAI_AGAIN/],
    [new AggregateError([new Error('connect ECONNREFUSED ::1')]), /connect ECONNREFUSED ::1/],
    [new DOMException('aborted', 'AbortError'), /aborted/],
  ])('has an unknown certificate without a network: %s', async (error, reason) => {
    const [certificate, answered] = await check({
      readCertificate: () => Promise.reject(error),
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause: error })),
    });
    expect(certificate).toMatch(/^unknown: The certificate of .* could not be read: /);
    expect(certificate).toMatch(reason);
    expect(answered).toMatch(/^problem: .* does not answer: /);
    expect(answered).toMatch(reason);
  });

  it('must be encrypted, and is not checked on this machine', async () => {
    const { publicUrl } = env;
    const plain = { ...env, publicUrl: publicUrl.replace('https', 'http') };
    expect(await check({}, plain)).toEqual([expect.stringMatching(/^problem: .*is not encrypted/)]);
    expect(await check({}, { publicUrl: 'http://localhost:8080', isPublic: false })).toEqual([
      expect.stringMatching(/^unknown: .*Set PUBLIC_URL/),
    ]);
  });

  it.each([
    [
      'another convention',
      () => answer({ ...HEALTH, convention: 'other' }),
      /^problem: .*something else/,
    ],
    ['a full disk', () => answer(HEALTH, 503), /^problem: .*status 503/],
    [
      'an older version',
      () => answer({ ...HEALTH, version: '0.0.1' }),
      /^warning: .*version 0\.0\.1/,
    ],
    [
      'no server',
      () => Promise.reject(new TypeError('fetch failed')),
      /^problem: .*does not answer/,
    ],
    ['a web page', () => Promise.resolve(new Response('<html>')), /^problem: .*something else/],
    ['nothing', () => Promise.resolve(new Response('null')), /^problem: .*something else/],
    [
      'a proxy that removes headers',
      () =>
        answer(HEALTH, 200, { 'strict-transport-security': '' }).then((one) => {
          one.headers.delete('strict-transport-security');
          return one;
        }),
      /^warning: .*Strict-Transport-Security/,
    ],
  ])('is answered by %s', async (_, fetch, expected) => {
    expect(await check({ fetch })).toEqual([expect.stringMatching(expected)]);
  });
});

describe('mails', () => {
  const env = { smtpUrl: 'smtps://user:hunter2@mail.example', holdsMail: false };
  const contacts = {
    registration: 'registration@prairie.example',
    awards: 'awards@Prairie.example',
  };
  const mail = { sender_name: 'Prairie Con' };
  const check = async (
    records: Readonly<Record<string, readonly string[]>>,
    {
      given = env,
      dkim = ['s1'],
      bounces,
      more = {},
    }: {
      given?: Parameters<typeof checkMail>[0];
      dkim?: readonly string[];
      bounces?: string;
      more?: Partial<Outside>;
    } = {},
  ) => {
    const config = {
      contacts: contacts as Contacts,
      mail: { ...mail, ...(bounces !== undefined && { bounces }) },
    };
    return faults(await checkMail(given, config, { dkim }, createOutside(records, more)));
  };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(RECORDS).filter(([key]) => key !== name));

  it('arrive with SPF, DKIM and DMARC', async () => {
    expect(await check(RECORDS)).toEqual([]);
  });

  it.each([
    ['no SPF record', without('prairie.example'), /^problem: prairie\.example has no SPF/],
    [
      'two SPF records',
      { ...RECORDS, 'prairie.example': ['v=spf1 -all', 'v=spf1 mx -all'] },
      /^problem: .*2 SPF records/,
    ],
    [
      'an SPF record for everybody',
      { ...RECORDS, 'prairie.example': ['v=spf1 mx +all'] },
      /^problem: .*every server/,
    ],
    [
      'an SPF record for everybody, without a plus',
      { ...RECORDS, 'prairie.example': ['v=spf1 mx all'] },
      /^problem: .*every server/,
    ],
    [
      'an SPF record for everybody, and more behind it',
      { ...RECORDS, 'prairie.example': ['v=spf1 +all exp=why.example'] },
      /^problem: .*every server/,
    ],
    [
      'an SPF record of a domain without mails',
      { ...RECORDS, 'prairie.example': ['v=spf1 -all'] },
      /^problem: .*allows no server/,
    ],
    [
      'an SPF record of no version',
      { ...RECORDS, 'prairie.example': ['v=spf10 mx -all'] },
      /^problem: .*no SPF record/,
    ],
    [
      'the records of a wildcard as DKIM key',
      { ...RECORDS, 's1._domainkey.prairie.example': ['v=spf1 mx -all', 'v=DMARC1; p=none'] },
      /^problem: .*no DKIM key/,
    ],
    [
      'two DMARC records',
      { ...RECORDS, '_dmarc.prairie.example': ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] },
      /^problem: .*2 DMARC records/,
    ],
    [
      'a DMARC record with spaces',
      { ...RECORDS, '_dmarc.prairie.example': ['v=DMARC1 ; p = none'] },
      /^warning: .*\(p=none\)/,
    ],
    [
      'a DMARC record without a policy',
      { ...RECORDS, '_dmarc.prairie.example': ['v=DMARC1; rua=mailto:a@b.example'] },
      /^warning: .*only observes/,
    ],
    ['no DKIM key', without('s1._domainkey.prairie.example'), /^problem: .*no DKIM key/],
    [
      'a revoked DKIM key',
      { ...RECORDS, 's1._domainkey.prairie.example': ['v=DKIM1; p='] },
      /^problem: .*revoked/,
    ],
    ['no DMARC record', without('_dmarc.prairie.example'), /^problem: .*no DMARC/],
    [
      'a DMARC record that only observes',
      { ...RECORDS, '_dmarc.prairie.example': ['v=DMARC1; p=none'] },
      /^warning: .*p=none/,
    ],
  ])('with %s', async (_, records, expected) => {
    expect(await check(records)).toEqual([expect.stringMatching(expected)]);
  });

  it('need the selector to check DKIM', async () => {
    expect(await check(RECORDS, { dkim: [] })).toEqual([expect.stringMatching(/^unknown: DKIM/)]);
  });

  it('take the DMARC policy of the parent domain', async () => {
    const records = {
      ...RECORDS,
      'mail.prairie.example': ['v=spf1 mx -all'],
    };
    expect(await check(records, { bounces: 'bounces@mail.prairie.example' })).toEqual([]);
  });

  it('take the policy that the parent domain has for its subdomains', async () => {
    const from = { ...contacts, registration: 'r@mail.prairie.example' } as Contacts;
    const records = {
      ...RECORDS,
      'mail.prairie.example': ['v=spf1 mx -all'],
      's1._domainkey.mail.prairie.example': ['p=MIIB'],
      '_dmarc.prairie.example': ['v=DMARC1; p=reject; sp=none'],
    };
    const config = { contacts: from, mail };
    const found = await checkMail(env, config, { dkim: ['s1'] }, createOutside(records));
    expect(faults(found)).toEqual([
      expect.stringMatching(/^warning: _dmarc\.prairie\.example only observes \(sp=none\)/),
    ]);
  });

  it('find the key among other records', async () => {
    const records = {
      ...RECORDS,
      's1._domainkey.prairie.example': ['v=spf1 -all', 'k=rsa; p = MIIB'],
    };
    expect(await check(records)).toEqual([]);
  });

  it('are judged by SPF of the address for delivery reports', async () => {
    expect(await check(RECORDS, { bounces: 'b@bounces.example' })).toEqual([
      expect.stringMatching(/^problem: bounces\.example has no SPF/),
    ]);
  });

  it('have no record where a name has other records only', async () => {
    const noData = Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' });
    const found = await check(RECORDS, { more: { readTxt: () => Promise.reject(noData) } });
    expect(found).toHaveLength(3);
    for (const one of found) expect(one).toMatch(/^problem: .* has no /);
  });

  it('are unknown if the resolver fails', async () => {
    const readTxt = () => Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }));
    const found = await check(RECORDS, { more: { readTxt } });
    expect(found).toHaveLength(3);
    for (const one of found) expect(one).toMatch(/^unknown: .*timeout/);
  });

  it('need a mail server that accepts us, and no test setting', async () => {
    const greetMailServer = () => Promise.reject(new Error('Invalid login'));
    const found = await check(RECORDS, { more: { greetMailServer } });
    expect(found).toEqual([
      expect.stringMatching(/^problem: The mail server refuses us: Invalid login/),
    ]);
    // A server can repeat what it doesn't understand.
    const plain = Buffer.from('\0user\0hunter2').toString('base64');
    const said = `502 what is\nAUTH PLAIN ${plain} hunter2 ${Buffer.from('hunter2').toString('base64')}?`;
    const echo = () => Promise.reject(new Error(said));
    expect(await check(RECORDS, { more: { greetMailServer: echo } })).toEqual([
      'problem: The mail server refuses us: 502 what is AUTH PLAIN … … …?. Correct SMTP_URL.',
    ]);
    const malformed = { ...env, smtpUrl: 'smtps://user:hunter2%zz@mail.example' };
    expect(await check(RECORDS, { given: malformed, more: { greetMailServer } })).toEqual([
      expect.stringMatching(/refuses us: Invalid login/),
    ]);
    const given = { smtpUrl: undefined, holdsMail: true };
    expect(await check(RECORDS, { given })).toEqual([
      expect.stringMatching(/^problem: MAIL=hold/),
      expect.stringMatching(/^problem: .*SMTP_URL/),
    ]);
  });
});

describe('the clock', () => {
  const check = async (ms: number) => {
    const askedTime = async () => new Date(NOW.getTime() + ms);
    return faults([await checkClock('ntp', createOutside(RECORDS, { askTime: askedTime }))]);
  };
  it.each([
    [1999, []],
    [-2001, [/^warning: .*2\.0 seconds/]],
    [31_000, [/^problem: .*31\.0 seconds/]],
  ])('differs by %s ms', async (ms, expected) => {
    expect(await check(ms)).toEqual(expected.map((text) => expect.stringMatching(text)));
  });

  it('is unknown without a time server', async () => {
    const silent = () => Promise.reject(new Error('aborted'));
    const finding = await checkClock('ntp', createOutside(RECORDS, { askTime: silent }));
    expect(finding.state).toBe('unknown');
  });

  it('is read from the answer of a time server', async () => {
    const server = createSocket('udp4');
    server.on('message', (request, { port, address }) => {
      const reply = Buffer.alloc(48);
      // The version and mode of a client.
      if (request[0] !== 0x23 || request.length !== 48) return;
      // The version and mode of a server, and its stratum.
      reply[0] = 0x24;
      reply[1] = 2;
      reply.writeUInt32BE(NOW.getTime() / 1000 + 2_208_988_800, 40);
      reply.writeUInt32BE(2 ** 31, 44);
      server.send(reply, port, address);
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    const time = await askTime('127.0.0.1', server.address().port);
    server.close();
    const ahead = time.getTime() - NOW.getTime();
    expect(ahead).toBeGreaterThanOrEqual(500);
    expect(ahead).toBeLessThan(60_000);
  });

  it.each([
    ['half an answer', Buffer.alloc(20)],
    ['a request to ask less often', Buffer.from([0x24, 0, ...Buffer.alloc(46, 1)])],
    ['a server that has no time itself', Buffer.from([0xe4, 2, ...Buffer.alloc(46, 1)])],
    ['an answer without a time', Buffer.from([0x24, 2, ...Buffer.alloc(46)])],
  ])('is unknown after %s', async (_, reply) => {
    const server = createSocket('udp4');
    server.on('message', (__, { port, address }) => server.send(reply, port, address));
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    const ask = () => askTime('127.0.0.1', port);
    const finding = await checkClock('ntp', createOutside(RECORDS, { askTime: ask }));
    server.close();
    expect(finding.state).toBe('unknown');
    expect(finding.text).toMatch(/sent no time/);
  });
});

describe('backups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conkit-doctor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name: string, hours: number, content = 'PGDMP') => {
    const time = new Date(NOW.getTime() - hours * 3_600_000);
    writeFileSync(join(folder, name), content);
    utimesSync(join(folder, name), time, time);
  };
  const check = () => faults([checkBackups(folder, NOW)]);

  it('must be of the last day', () => {
    write('conkit-20270429T030000Z.dump', 57);
    expect(check()).toEqual([expect.stringMatching(/^problem: .*57 hours old/)]);
    write('conkit-20270501T030000Z.dump', 9);
    expect(check()).toEqual([]);
  });

  it('must be complete, and in the named folder', () => {
    write('conkit-20270501T030000Z.dump.part', 1);
    expect(check()).toEqual([expect.stringMatching(/^problem: .*has no backup/)]);
    expect(faults([checkBackups(join(folder, 'nowhere'), NOW)])).toEqual([
      expect.stringMatching(/^problem: .*cannot be read/),
    ]);
    write('conkit-20270501T040000Z.dump', 1, '');
    symlinkSync('nowhere', join(folder, 'conkit-20270501T050000Z.dump'));
    expect(check()).toEqual([expect.stringMatching(/^problem: .*has no backup/)]);
    expect(checkBackups(undefined, NOW).state).toBe('unknown');
  });
});

describe('secrets', () => {
  const env = {
    sessionSecret: 'a3f5c81b9d2e7046a3f5c81b9d2e7046',
    previousSecret: undefined,
    isProduction: true,
    isPublic: true,
    clock: undefined,
    paymentSettings: {
      stripe: { accounts: { default: { secretKey: 'sk_live_1' } } },
      sandbox: { accounts: {} },
    },
  } as unknown as Parameters<typeof checkSecrets>[0];
  const config = { payments: { adapter: 'stripe' }, demo: false } as Parameters<
    typeof checkSecrets
  >[1];
  it('are good in production', () => {
    expect(faults(checkSecrets(env, config))).toEqual([]);
  });

  it.each([
    [
      'a secret that can be guessed',
      { sessionSecret: 'abcabcabcabcabcabcabcabcabcabcabc' },
      {},
      /can be guessed/,
    ],
    ['the secret twice', { previousSecret: env.sessionSecret }, {}, /_PREVIOUS/],
    ['no production', { isProduction: false }, {}, /NODE_ENV/],
    ['the time of a test', { clock: { start: NOW, standsStill: false } }, {}, /CLOCK/],
    ['a demo', {}, { demo: true }, /demo: true/],
    ['the sandbox', {}, { payments: { adapter: 'sandbox' } }, /No card is charged/],
    [
      'a test key',
      { paymentSettings: { stripe: { accounts: { main: { secretKey: 'sk_test_1' } } } } },
      {},
      /No card is charged/,
    ],
  ])('refuse %s', (_, wrong, other, expected) => {
    const given = { ...env, ...wrong } as typeof env;
    const found = faults(checkSecrets(given, { ...config, ...other } as typeof config));
    expect(found).toEqual([expect.stringMatching(expected)]);
    expect(found[0]).toMatch(/^problem: /);
    expect(found.join('')).not.toMatch(/abcabc|sk_test_1/);
  });
});

forEachDatabase((start, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const at = (role: string, email: string) =>
    server.db
      .insertInto('role')
      .values({ role: role as 'member_admin', email_key: email, granted_at: NOW })
      .execute();

  it('needs two administrators of each role, passkeys and observers', async () => {
    const { config } = server.context;
    const strict = {
      ...config,
      crew: { ...config.crew, passkeys: 'required' as const, observers: ['o@example.com'] },
    };
    await server.db.deleteFrom('role').execute();
    await at('member_admin', 'one@example.com');
    const lacking = faults(await checkCrew(server.db, strict));
    expect(lacking).toEqual([
      expect.stringMatching(/^problem: .*member_admin/),
      expect.stringMatching(/^problem: .*hugo_admin/),
    ]);
    for (const role of ['member_admin', 'hugo_admin'])
      for (const name of ['two', 'three']) await at(role, `${name}@example.com`);
    expect(faults(await checkCrew(server.db, strict))).toEqual([]);
    expect(
      faults(
        await checkCrew(server.db, {
          ...strict,
          crew: { ...strict.crew, passkeys: 'offered' as never, observers: [] },
        }),
      ),
    ).toEqual([
      expect.stringMatching(/^warning: .*passkeys: required/),
      expect.stringMatching(/^warning: No observer/),
    ]);
  });

  it('checks the database, the audit log and failed mails', async () => {
    const env = { databaseUrl: engine === 'postgres' ? 'postgres://x' : undefined, isPublic: true };
    const now = new Date();
    const before = faults(await checkData(server.db, env, now));
    // The tests' role owns the tables.
    expect(before).toEqual([
      expect.stringMatching(
        engine === 'postgres' ? /^warning: .*rows of the audit log/ : /^warning: The embedded/,
      ),
    ]);
    await server.db
      .insertInto('mail_job')
      .values({ kind: 'x', data: '{}', due_at: now, created: now, failed_at: now } as never)
      .execute();
    const after = faults(await checkData(server.db, env, new Date(now.getTime() + 10_000)));
    expect(after).toContainEqual(expect.stringMatching(/^warning: 1 mails failed/));
    expect(after.some((text) => /clock differs/.test(text))).toBe(engine === 'postgres');
  });

  it('goes on when the data cannot be opened, and names what must be repaired', async () => {
    const { config, env } = server.context;
    const findings = await examine(
      env,
      config,
      () => Promise.reject(new StartError('DATA_DIR: is in use by process 1')),
      { dkim: [], backups: undefined, ntp: 'ntp' },
      createOutside(),
    );
    expect(faults(findings)).toContainEqual(
      'unknown: The data could not be opened: DATA_DIR: is in use by process 1',
    );
    expect(formatFindings(findings)).toMatch(/\n\d+ of \d+ must be repaired\.$/);
    expect(formatFindings([])).toMatch(/Nothing must be repaired\.$/);
  });

  it('hides no fault of its own', async () => {
    const { config, env } = server.context;
    const fail = () => Promise.reject(new TypeError('a fault'));
    const options = { dkim: [], backups: undefined, ntp: 'ntp' };
    await expect(examine(env, config, fail, options, createOutside())).rejects.toThrow('a fault');
  });
});

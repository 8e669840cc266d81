import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { createWalletKeys, withWallets } from '../testing/walletKeys.ts';

const keys = createWalletKeys();

/** Reads a ZIP file whose entries are stored without compression. */
function readZip(zip: Buffer): Readonly<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (let at = 0; zip.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [method, size] = [zip.readUInt16LE(at + 8), zip.readUInt32LE(at + 18)];
    const [name, extra] = [zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)];
    expect(method).toBe(0);
    const start = at + 30 + name + extra;
    files[zip.toString('utf8', at + 30, at + 30 + name)] = zip.subarray(start, start + size);
    at = start + size;
  }
  return files;
}

const sha1 = (data: Buffer | string) => createHash('sha1').update(data).digest('hex');

/** Checks a detached PKCS#7 signature as a phone does, and returns the certificates in it. */
function verifySignature(signature: Buffer, content: Buffer): readonly X509Certificate[] {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(signature.toString('binary')),
  ) as forge.pkcs7.PkcsSignedData & {
    readonly rawCapture: {
      readonly signature: string;
      readonly authenticatedAttributes: readonly forge.asn1.Asn1[];
    };
  };
  const { authenticatedAttributes: attributes, signature: signed } = message.rawCapture;
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, [
    ...attributes,
  ]);
  const der = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary');
  // The attributes contain the digest of the content.
  expect(der.includes(createHash('sha1').update(content).digest())).toBe(true);
  const certificates = message.certificates.map(
    (one) => new X509Certificate(forge.pki.certificateToPem(one)),
  );
  const signer = certificates.filter(({ publicKey }) =>
    verify('sha1', der, publicKey, Buffer.from(signed, 'binary')),
  );
  expect(signer).toHaveLength(1);
  return certificates;
}

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: withWallets, env: keys });
    const role = { email_key: 'desk@example.com', role: 'member_admin' };
    await server.db.insertInto('role').values(role).execute();
  });

  let accounts = 0;
  async function owner(person: Parameters<TestServer['addPerson']>[0] = {}) {
    const email = `holder${accounts++}@example.com`;
    const row = await server.addPerson({ email, ...person });
    const client = await server.as(email);
    return { row, get: (path: string) => client.get(`/api/people/${row.id}/${path}`) };
  }
  const daypass = {
    membership: 'NonMember',
    daypass_type: 'YoungAdult',
    daypass_days: [true, true, false, false, false],
  };

  it('signs a pass whose files are those of its manifest', async () => {
    const { row, get } = await owner();
    const answer = await get('wallet.pkpass');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename="dublin2019-badge-${row.id}.pkpass"`,
      'cache-control': 'no-store',
    });
    const { 'manifest.json': manifest, signature, ...files } = readZip(answer.rawPayload);
    if (!manifest || !signature) throw new Error('The pass is not signed.');
    expect(JSON.parse(manifest.toString())).toEqual(
      Object.fromEntries(Object.entries(files).map(([name, data]) => [name, sha1(data)])),
    );
    const [issuer, certificate] = verifySignature(signature, manifest);
    expect(certificate?.subject).toContain('UID=pass.com.example.badge');
    expect(issuer && certificate?.verify(issuer.publicKey)).toBe(true);
    for (const size of ['icon.png', 'icon@2x.png', 'icon@3x.png']) {
      expect(files[size]?.toString('latin1', 1, 4)).toBe('PNG');
    }
  });

  it('writes the barcode, name and membership of a member, in each language', async () => {
    const { row, get } = await owner({ legal_name: 'Aoife Byrne', badge_name: 'Aoife\nB' });
    const files = readZip((await get('wallet.pkpass')).rawPayload);
    const pass = JSON.parse(String(files['pass.json'])) as Record<string, unknown>;
    const code = `A-${row.member_number}`;
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.com.example.badge',
      teamIdentifier: 'A1B2C3D4E5',
      serialNumber: `${server.context.config.id}-${row.id}`,
      sharingProhibited: true,
      barcodes: [{ format: 'PKBarcodeFormatCode128', message: code, altText: code }],
      eventTicket: {
        primaryFields: [{ label: 'Name', value: 'Aoife B' }],
        secondaryFields: [{ label: 'Membership', value: 'Adult' }],
      },
    });
    const finnish = String(files['fi.lproj/pass.strings']);
    expect(finnish).toContain('"Membership" = "Jäsenyys"');
    expect(finnish).toContain('"Adult" = "Aikuinen"');
  });

  it('names the days of a day pass', async () => {
    const { get } = await owner(daypass);
    const files = readZip((await get('wallet.pkpass')).rawPayload);
    expect(JSON.parse(String(files['pass.json']))).toMatchObject({
      eventTicket: {
        secondaryFields: [
          { label: 'Membership', value: expect.stringMatching(/young adult/i) },
          { label: 'Days', value: 'Wed/Thu' },
        ],
      },
    });
  });

  it('writes a name that is the same as another text as it is', async () => {
    const { get } = await owner({ legal_name: 'Adult' });
    const files = readZip((await get('wallet.pkpass')).rawPayload);
    expect(String(files['fi.lproj/pass.strings'])).toContain('"Adult" = "Adult"');
  });

  it('escapes quotes and backslashes of a name where phones read them as syntax', async () => {
    const { get } = await owner({ legal_name: String.raw`Aoife "Sparky" B\yrne` });
    const files = readZip((await get('wallet.pkpass')).rawPayload);
    const escaped = String.raw`"Aoife \"Sparky\" B\\yrne"`;
    expect(String(files['fi.lproj/pass.strings'])).toContain(`${escaped} = ${escaped};`);
    expect(JSON.parse(String(files['pass.json']))).toMatchObject({
      eventTicket: { primaryFields: [{ value: String.raw`Aoife "Sparky" B\yrne` }] },
    });
  });

  it('names the number of a member whose name has no printable character', async () => {
    const { row, get } = await owner({ legal_name: '\u{1F984}' });
    const files = readZip((await get('wallet.pkpass')).rawPayload);
    expect(JSON.parse(String(files['pass.json']))).toMatchObject({
      eventTicket: { primaryFields: [{ value: `A-${row.member_number}` }] },
    });
  });

  /** Returns what a link to Google contains, after checking its signature. */
  function readLink(url: string) {
    const prefix = 'https://pay.google.com/gp/v/save/';
    expect(url.slice(0, prefix.length)).toBe(prefix);
    const [header = '', claims = '', signature = ''] = url.slice(prefix.length).split('.');
    const { private_key } = JSON.parse(keys.GOOGLE_WALLET_KEY) as { private_key: string };
    const signed = Buffer.from(`${header}.${claims}`);
    const isSigned = verify(
      'sha256',
      signed,
      createPublicKey(private_key),
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    const [head, body] = [header, claims].map(
      (part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>,
    );
    expect(head).toEqual({ alg: 'RS256', typ: 'JWT' });
    return body;
  }

  it('signs a link to Google Wallet with the barcode, name and membership', async () => {
    const { row, get } = await owner({ legal_name: 'Aoife Byrne' });
    const answer = await get('google-wallet');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(readLink(answer.json<{ url: string }>().url)).toMatchObject({
      iss: 'wallet@example.iam.gserviceaccount.com',
      aud: 'google',
      typ: 'savetowallet',
      iat: server.clock.now().getTime() / 1000,
      payload: {
        genericClasses: [{ id: '3388000000012345678.badge' }],
        genericObjects: [
          {
            id: `3388000000012345678.${server.context.config.id}-${row.id}`,
            classId: '3388000000012345678.badge',
            header: { defaultValue: { language: 'en', value: 'Aoife Byrne' } },
            barcode: { type: 'CODE_128', value: `A-${row.member_number}` },
          },
        ],
      },
    });
  });

  it('keeps a link to Google short enough for browsers, however long the name', async () => {
    const { get } = await owner({ ...daypass, legal_name: 'Ελένη '.repeat(33) });
    const { url } = (await get('google-wallet')).json<{ url: string }>();
    readLink(url);
    // Google's limit for the JWT.
    expect(url.split('/').at(-1)?.length).toBeLessThanOrEqual(1800);
  });

  it.each(['wallet.pkpass', 'google-wallet'])('refuses the %s of others', async (path) => {
    const { row, get } = await owner();
    const url = `/api/people/${row.id}/${path}`;
    expect((await get(path)).statusCode).toBe(200);
    expect((await server.get(url)).statusCode).toBe(401);
    for (const email of ['desk@example.com', 'thief@example.com']) {
      const answer = await (await server.as(email)).get(url);
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        403,
        { code: 'not_yours' },
      ]);
    }
    const supporter = await owner({ membership: 'Supporter' });
    expect((await supporter.get(path)).json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['wallet.pkpass', 'google-wallet'])('limits how often the %s is made', async (path) => {
    const email = `many-${path}@example.com`;
    const { id } = await server.addPerson({ email });
    await server.db
      .insertInto('rate_limit')
      .values({ key: `documents:${email}`, window_start: server.clock.now(), count: 300 })
      .execute();
    const refused = await (await server.as(email)).get(`/api/people/${id}/${path}`);
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([
      429,
      { code: 'too_many_requests' },
    ]);
  });
});

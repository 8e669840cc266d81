import { expect, it } from 'vitest';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { StartError } from '../process/startError.ts';
import { readWalletKeys } from '../process/walletKeys.ts';
import { createWalletKeys, withWallets } from '../testing/walletKeys.ts';
import { FixedClock } from './clock.ts';
import { createWallets, listWalletProblems } from './wallet.ts';

const now = new Date('2026-11-28T12:00:00Z');
const clock = new FixedClock(now);
const dublin = loadConvention(readConvention('dublin-2019'), now);
const convention = withWallets(dublin);
const variables = createWalletKeys();
const keys = readWalletKeys(variables);

it('creates the wallets that are configured and have their keys', () => {
  const has = (config: typeof dublin, given: typeof keys) => {
    const { apple, google } = createWallets(config, given, clock);
    return [apple !== undefined, google !== undefined];
  };
  expect(has(convention, keys)).toEqual([true, true]);
  expect(has(convention, { ...keys, google: undefined })).toEqual([true, false]);
  expect(has(convention, { ...keys, apple: undefined })).toEqual([false, true]);
  expect(has(dublin, keys)).toEqual([false, false]);
});

it.each([
  ['pass type', { pass_type: 'pass.com.example.other', team: 'A1B2C3D4E5' }],
  ['team', { pass_type: 'pass.com.example.badge', team: 'OTHERTEAM1' }],
])('refuses to start with a certificate for another %s', (_, apple) => {
  const other = { ...convention, wallet: { apple } };
  expect(() => createWallets(other, keys, clock)).toThrow(StartError);
  expect(() => createWallets(other, keys, clock)).toThrow(/^APPLE_WALLET_KEYS: .*(UID|OU)=/);
});

it('reports each half of a wallet', () => {
  const none = readWalletKeys({});
  expect(listWalletProblems(convention, none, now)).toEqual([
    expect.stringMatching(/Apple Wallet: set APPLE_WALLET_KEYS/),
    expect.stringMatching(/Google Wallet: set GOOGLE_WALLET_KEY/),
  ]);
  expect(listWalletProblems(dublin, keys, now)).toEqual([
    expect.stringMatching(/^APPLE_WALLET_KEYS is set.*wallet\.apple/),
    expect.stringMatching(/^GOOGLE_WALLET_KEY is set.*wallet\.google/),
  ]);
  expect(listWalletProblems(convention, keys, now)).toEqual([]);
  expect(listWalletProblems(dublin, none, now)).toEqual([]);
});

it('reports a certificate that ends within a month', () => {
  const ends = new Date('2026-12-24T00:00:00Z');
  const old = readWalletKeys(createWalletKeys({ ends }));
  expect(listWalletProblems(convention, old, now)).toEqual([
    expect.stringMatching(/APPLE_WALLET_KEYS ends on 2026-12-24/),
  ]);
});

const { APPLE_WALLET_KEYS: pem, GOOGLE_WALLET_KEY: json } = variables;
const blocks = pem.split(/(?=-----BEGIN)/);

it('reads the blocks in any order, with line breaks as they are or written out', () => {
  const { certificate } = keys.apple ?? {};
  const given = [blocks.toReversed().join(''), pem.replaceAll('\n', String.raw`\n`)];
  for (const APPLE_WALLET_KEYS of given) {
    const read = readWalletKeys({ APPLE_WALLET_KEYS });
    expect(read.apple?.certificate.subject).toBe(certificate?.subject);
  }
});

it.each([
  ['no PEM', { APPLE_WALLET_KEYS: 'hunter2' }],
  ['no key', { APPLE_WALLET_KEYS: `${blocks[0]}${blocks[2]}` }],
  ['no certificate', { APPLE_WALLET_KEYS: String(blocks[1]) }],
  ["no certificate of Apple's", { APPLE_WALLET_KEYS: `${blocks[0]}${blocks[1]}` }],
  [
    'another key',
    {
      APPLE_WALLET_KEYS: `${blocks[0]}${createWalletKeys().APPLE_WALLET_KEYS.split(/(?=-----BEGIN)/)[1]}${blocks[2]}`,
    },
  ],
  ['a broken block', { APPLE_WALLET_KEYS: pem.replace(/MII.{20}/, 'hunter2') }],
  ['no JSON', { GOOGLE_WALLET_KEY: 'hunter2' }],
  ['no key in the JSON', { GOOGLE_WALLET_KEY: JSON.stringify({ client_email: 'hunter2' }) }],
  ['a broken key', { GOOGLE_WALLET_KEY: json.replace(/MII.{20}/, 'hunter2') }],
])('refuses %s in one line that names the variable but no key', (_, given) => {
  const [name] = Object.keys(given);
  expect(() => readWalletKeys(given)).toThrow(StartError);
  expect(() => readWalletKeys(given)).toThrow(new RegExp(`^${name}: .+$`));
  expect(() => readWalletKeys(given)).not.toThrow(/hunter2|MII/);
});

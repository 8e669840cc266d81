import { expect, it } from 'vitest';
import { MAX_PASSKEYS, canOpenAwards, passkeyRefusal } from './passkeys.ts';

it('RIG-15: opens the ballot of the person of the passkey only', () => {
  expect(canOpenAwards(7, 7)).toBe(true);
  expect(canOpenAwards(7, 8)).toBe(false);
});

it('RIG-15: opens every ballot of the account without a passkey', () => {
  expect(canOpenAwards(null, 8)).toBe(true);
  expect(canOpenAwards(undefined, 8)).toBe(true);
});

const crew = { isRequired: true, isByPasskey: false, accountPasskeys: 0 };

it('RIG-16: lets the crew add the first passkey after a sign-in by mail, and no other', () => {
  expect(passkeyRefusal(crew, 'add')).toBeUndefined();
  expect(passkeyRefusal({ ...crew, accountPasskeys: 1 }, 'add')).toBe('passkey_required');
  for (const change of ['rename', 'remove'] as const) {
    expect(passkeyRefusal({ ...crew, accountPasskeys: 1 }, change)).toBe('passkey_required');
  }
});

it('RIG-16: lets the crew change passkeys in a session of a passkey, but keeps the last one', () => {
  const signedIn = { ...crew, isByPasskey: true, accountPasskeys: 1 };
  expect(passkeyRefusal(signedIn, 'add')).toBeUndefined();
  expect(passkeyRefusal(signedIn, 'rename')).toBeUndefined();
  expect(passkeyRefusal(signedIn, 'remove')).toBe('last');
  expect(passkeyRefusal({ ...signedIn, accountPasskeys: 2 }, 'remove')).toBeUndefined();
});

it('RIG-16: lets members change passkeys after any sign-in', () => {
  const member = { isRequired: false, isByPasskey: false, accountPasskeys: 1 };
  for (const change of ['add', 'rename', 'remove'] as const) {
    expect(passkeyRefusal(member, change)).toBeUndefined();
  }
});

it('RIG-17: allows 10 passkeys', () => {
  expect(MAX_PASSKEYS).toBe(10);
});

import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { hashToken } from '../keys/hash.ts';

/** One file of the packet, for one person. */
export interface PacketTarget {
  readonly personId: number;
  readonly category: string;
  readonly format: string;
}

const RIGHT_MS = 2 * 60 * 60_000;

type Signer = Pick<Context, 'secret' | 'clock'>;

/** The address of a file that is good for two hours, for this person and this file only. */
export function packetUrl({ secret, clock }: Signer, target: PacketTarget): string {
  const { personId, category, format } = target;
  const until = clock.now().getTime() + RIGHT_MS;
  const right = signatureOf(secret, target, until);
  return `/hugo-packet/${personId}/${category}/${format}?until=${until}&right=${right}`;
}

/** Whether the query of an address gives the right to a file now. */
export function hasPacketRight(
  { secret, clock }: Signer,
  target: PacketTarget,
  query: Readonly<Record<string, unknown>>,
): boolean {
  const { until, right } = query;
  if (typeof until !== 'string' || typeof right !== 'string' || !/^\d{1,15}$/.test(until))
    return false;
  const expected = Buffer.from(signatureOf(secret, target, Number(until)));
  const given = Buffer.from(right);
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    clock.now().getTime() < Number(until)
  );
}

const signatureOf = (
  secret: string,
  { personId, category, format }: PacketTarget,
  until: number,
): string => hashToken(secret, 'packet', [personId, category, format, until].join(':'));

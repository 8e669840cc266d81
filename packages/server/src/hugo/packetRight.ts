import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { hashesOf, hashToken, type Secrets } from '../keys/hash.ts';

/** One file of the packet, for one person. */
export interface PacketTarget {
  readonly personId: number;
  readonly category: string;
  readonly format: string;
}

const RIGHT_MS = 2 * 60 * 60_000;

type Signer = Secrets & Pick<Context, 'clock'>;

/** Returns the URL of a file, valid for two hours and for this person and file only. */
export function packetUrl({ secret, clock }: Signer, target: PacketTarget): string {
  const { personId, category, format } = target;
  const until = clock.now().getTime() + RIGHT_MS;
  const right = hashToken(secret, 'packet', signed(target, until));
  return `/hugo-packet/${personId}/${category}/${format}?until=${until}&right=${right}`;
}

/** Returns whether a URL's query gives the right to a file now. */
export function hasPacketRight(
  signer: Signer,
  target: PacketTarget,
  query: Readonly<Record<string, unknown>>,
): boolean {
  const { until, right } = query;
  if (typeof until !== 'string' || typeof right !== 'string' || !/^\d{1,15}$/.test(until))
    return false;
  const given = Buffer.from(right);
  const isGiven = (expected: Buffer) =>
    given.length === expected.length && timingSafeEqual(given, expected);
  const known = hashesOf(signer, 'packet', signed(target, Number(until)));
  return (
    known.some((hash) => isGiven(Buffer.from(hash))) && signer.clock.now().getTime() < Number(until)
  );
}

/** Returns the text that the signature of a file's URL covers. */
const signed = ({ personId, category, format }: PacketTarget, until: number): string =>
  [personId, category, format, until].join(':');

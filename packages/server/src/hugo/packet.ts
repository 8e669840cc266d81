import type { Packet } from '@conkit/api-client';
import { getAwardKey, meetsCondition, type RightFacts } from '@conkit/rules';
import { timingSafeEqual } from 'node:crypto';
import { assignSeriesCode } from '../awards/seriesCodes.ts';
import { isCategoryAnnounced } from '../config/announced.ts';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { hashToken, listTokenHashes, type Secrets } from '../keys/hash.ts';
import { chargeRequest } from '../limits/rateLimit.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import { createUnreachableError } from '../ports/packet.ts';
import { requireOwnVoter, requireVoterNotHeld } from './ownPerson.ts';

/**
 * Returns the packet's files for the voter, by category and format, in the configured order. Leaves out a file that
 * can't be read, because it may be missing. Throws when none is left and the store refused one.
 */
export const getPacket: Operation<'getPacket'> = async (context, { session, params }) => {
  const { config, clock, packet: store } = context;
  const voter = await requireOwnVoter(context, session, params.id);
  const { id: personId } = voter;
  const now = clock.now();
  const ofVoter = Object.entries(config.packet?.files ?? {}).filter(([category]) =>
    isPacketFor(config, voter, category, now),
  );
  let isForbidden = false;
  const categories = await Promise.all(
    ofVoter.map(async ([category, formats]) => {
      const found = await Promise.all(
        Object.entries(formats).map(async ([format, name]) => {
          const bytes = await store?.getSize(name);
          isForbidden ||= bytes === 'forbidden';
          if (typeof bytes !== 'number') return [];
          const url = createPacketUrl(context, { personId, category, format });
          return [[format, { label: formatPacketLabel(format, bytes), url, bytes }] as const];
        }),
      );
      return [category, Object.fromEntries(found.flat())] as const;
    }),
  );
  const some = categories.filter(([, formats]) => Object.keys(formats).length > 0);
  if (some.length === 0 && isForbidden) throw createUnreachableError();
  const body: Packet = Object.fromEntries(some);
  return { body };
};

/** Mails a voter their code for the packet's extra: one per person, and the same each time. */
export const requestSeriesExtra: Operation<'requestSeriesExtra'> = async (
  context,
  { session, params },
) => {
  const { db, clock, config } = context;
  const { series_extra: extra } = config;
  const voter = await requireVoterNotHeld(context, session, params.id);
  // Before the announcement, the answer does not reveal that there is an extra.
  if (!extra || !isPacketFor(config, voter, extra.category, clock.now())) {
    throw new ProblemError('not_offered');
  }
  const { id: personId } = voter;
  await chargeRequest(context, [['series_extras', String(personId)]]);
  await db.transaction().execute(async (trx) => {
    if (!(await assignSeriesCode(trx, personId, clock.now()))) {
      const message = `All codes have been given out. Please write to ${config.contacts.packet}.`;
      throw new ProblemError('none_left', { message });
    }
    await queueMail(trx, clock, { kind: 'series_extra', data: { personId } });
  });
  return { body: { status: 'success' } };
};

/**
 * Returns whether a person may read the packet of a category: its finalists are announced, and the person may
 * vote for them.
 */
export function isPacketFor(
  config: Convention,
  voter: RightFacts,
  category: string,
  now: Date,
): boolean {
  const award = config.awards[getAwardKey(category, config.award_categories) ?? ''];
  return (
    award !== undefined &&
    isCategoryAnnounced(config, category, now) &&
    meetsCondition(voter, award.rights.vote)
  );
}

const KIB = 1024;
const MIB = 1024 * KIB;

/** Formats `EPUB, 12MB`: below 800 KiB in tens of kB, at least 10, otherwise in whole MB. */
export function formatPacketLabel(format: string, bytes: number): string {
  const size =
    bytes < 800 * KIB
      ? `${Math.max(1, Math.round(bytes / (10 * KIB))) * 10}kB`
      : `${Math.max(1, Math.round(bytes / MIB))}MB`;
  return `${format.toUpperCase()}, ${size}`;
}

/** One file of the packet, for one person. */
export interface PacketTarget {
  readonly personId: number;
  readonly category: string;
  readonly format: string;
}

const RIGHT_MS = 2 * 60 * 60_000;

type Signer = Secrets & Pick<Context, 'clock'>;

/** Returns the URL of a file, valid for two hours and for this person and file only. */
export function createPacketUrl({ secret, clock }: Signer, target: PacketTarget): string {
  const { personId, category, format } = target;
  const until = clock.now().getTime() + RIGHT_MS;
  const right = hashToken(secret, 'packet', toSignedText(target, until));
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
  const known = listTokenHashes(signer, 'packet', toSignedText(target, Number(until)));
  return (
    known.some((hash) => isGiven(Buffer.from(hash))) && signer.clock.now().getTime() < Number(until)
  );
}

/** Returns the text that the signature of a file's URL covers. */
const toSignedText = ({ personId, category, format }: PacketTarget, until: number): string =>
  [personId, category, format, until].join(':');

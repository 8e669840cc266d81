import type { Packet } from '@conkit/api-client';
import type { Operation } from '../operation.ts';
import { unreachable } from '../ports/packet.ts';
import { requireOwnVoter } from './ownPerson.ts';
import { isPacketFor } from './packetFor.ts';
import { packetLabel } from './packetLabel.ts';
import { packetUrl } from './packetRight.ts';

/**
 * Returns the packet's files for the voter, by category and format, in the configured order. A file that can't
 * be read is left out, as it may be missing; when no file is left, the error is ours.
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
          const bytes = await store?.sizeOf(name);
          isForbidden ||= bytes === 'forbidden';
          if (typeof bytes !== 'number') return [];
          const url = packetUrl(context, { personId, category, format });
          return [[format, { label: packetLabel(format, bytes), url }] as const];
        }),
      );
      return [category, Object.fromEntries(found.flat())] as const;
    }),
  );
  const some = categories.filter(([, formats]) => Object.keys(formats).length > 0);
  if (some.length === 0 && isForbidden) throw unreachable();
  const body: Packet = Object.fromEntries(some);
  return { body };
};

import { resolve } from 'node:path';
import type { Convention } from '../config/types.ts';
import type { Env } from '../process/env.ts';
import type { Clock } from '../ports/clock.ts';
import type { PacketStore } from '../ports/packet.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { folderPacket } from './packetFolder.ts';
import { s3Packet } from './packetS3.ts';

/**
 * Creates the configured packet store; `undefined` if the convention has no packet.
 *
 * @throws StartError if the folder doesn't exist or the keys are missing
 */
export function createPacketStore(
  { packet }: Convention,
  { packetKeys }: Env,
  clock: Clock,
): PacketStore | undefined {
  if (packet?.folder !== undefined) return folderPacket(resolve(root, packet.folder));
  if (packet?.s3 === undefined) return undefined;
  if (!packetKeys) {
    throw new StartError(
      'PACKET_S3_KEY_ID and PACKET_S3_SECRET: the packet of the convention needs both',
    );
  }
  return s3Packet({ ...packet.s3, keys: packetKeys }, clock);
}

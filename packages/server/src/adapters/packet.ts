import { realpathSync, statSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { resolve, join, sep } from 'node:path';
import type { Convention } from '../config/types.ts';
import type { Clock } from '../ports/clock.ts';
import type { PacketStore } from '../ports/packet.ts';
import type { Env } from '../process/env.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';
import { createS3Packet } from './packetS3.ts';

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
  if (packet?.folder !== undefined) return createFolderPacket(resolve(root, packet.folder));
  if (packet?.s3 === undefined) return undefined;
  if (!packetKeys) {
    throw new StartError(
      'PACKET_S3_KEY_ID and PACKET_S3_SECRET: the packet of the convention needs both',
    );
  }
  return createS3Packet({ ...packet.s3, keys: packetKeys }, clock);
}

/**
 * Serves the packet from a folder of this server.
 *
 * @throws StartError if the folder doesn't exist
 */
function createFolderPacket(folder: string): PacketStore {
  const base = getRealFolder(folder);
  return {
    async getSize(name) {
      try {
        const file = await realpath(join(base, name));
        // Links must not lead out of the folder either.
        if (!file.startsWith(base + sep)) return undefined;
        const entry = await stat(file);
        return entry.isFile() ? entry.size : undefined;
      } catch {
        return undefined;
      }
    },
    getSource: (name) => ({ folder: base, path: name }),
  };
}

function getRealFolder(folder: string): string {
  try {
    const base = realpathSync(folder);
    if (statSync(base).isDirectory()) return base;
  } catch {
    // The error below reports it.
  }
  throw new StartError(`CONVENTION: packet.folder: there is no folder ${folder}`);
}

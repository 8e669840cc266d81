import { realpathSync, statSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PacketStore } from '../ports/packet.ts';
import { StartError } from '../process/startError.ts';

/**
 * Serves the packet from a folder of this server.
 *
 * @throws StartError if the folder doesn't exist
 */
export function folderPacket(folder: string): PacketStore {
  const base = realFolder(folder);
  return {
    async sizeOf(name) {
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
    source: (name) => ({ folder: base, path: name }),
  };
}

function realFolder(folder: string): string {
  try {
    const base = realpathSync(folder);
    if (statSync(base).isDirectory()) return base;
  } catch {
    // The error below reports it.
  }
  throw new StartError(`CONVENTION: packet.folder: there is no folder ${folder}`);
}

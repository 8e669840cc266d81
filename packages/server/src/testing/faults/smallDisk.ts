import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small file system for tests. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk, except for this many bytes. */
  fill(left?: number): Promise<void>;
  /** Frees the space. */
  free(): Promise<void>;
  close(): Promise<void>;
}

/** Mounts a file system in memory; returns undefined when this process may not mount. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'conkit-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  await chmod(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill(left = 0) {
      const { bavail, bsize } = await statfs(folder);
      const size = Math.max(0, bavail * bsize - left);
      // Other processes may have filled the disk first, so ignore the error.
      await writeFile(filler, new Uint8Array(size)).catch(() => {});
    },
    free: () => rm(filler),
    async close() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

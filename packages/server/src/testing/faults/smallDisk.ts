import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small file system of our own. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no more room than this, in bytes. */
  fill(left?: number): Promise<void>;
  /** Makes room again. */
  free(): Promise<void>;
  close(): Promise<void>;
}

/** Mounts one in memory, where this process may; nothing where it may not. */
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
      // Others write at the same time, and may have been faster.
      await writeFile(filler, new Uint8Array(size)).catch(() => {});
    },
    free: () => rm(filler),
    async close() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

const KIB = 1024;
const MIB = 1024 * KIB;

/** Formats `EPUB, 12MB`: below 800 KiB in tens of kB, at least 10, otherwise in whole MB. */
export function packetLabel(format: string, bytes: number): string {
  const size =
    bytes < 800 * KIB
      ? `${Math.max(1, Math.round(bytes / (10 * KIB))) * 10}kB`
      : `${Math.max(1, Math.round(bytes / MIB))}MB`;
  return `${format.toUpperCase()}, ${size}`;
}

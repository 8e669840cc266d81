import type { Clock } from '../ports/clock.ts';
import { unreachable, type FileSize, type PacketStore } from '../ports/packet.ts';
import { presign, type S3Keys } from './presign.ts';

export interface S3PacketOptions {
  /** The bucket, optionally with a folder; ends with a slash. */
  readonly address: string;
  readonly region: string;
  readonly keys: S3Keys;
}

/** For how long a signed URL can start a download. */
const ADDRESS_SECONDS = 5 * 60;
const TIMEOUT_MS = 5000;
/** For how long sizes are cached. */
const SIZE_MS = 10 * 60_000;

/** A cached answer about a file. */
interface Size {
  readonly bytes: Promise<FileSize>;
  readonly until: number;
}

/** Serves the packet from an S3-compatible service: redirects browsers to a signed URL. */
export function s3Packet({ address, region, keys }: S3PacketOptions, clock: Clock): PacketStore {
  const sizes = new Map<string, Size>();
  const urlOf = (name: string) =>
    new URL(name.split('/').map(encodeURIComponent).join('/'), address);
  const signed = (method: 'GET' | 'HEAD', url: URL) =>
    presign({ method, url, region, keys, now: clock.now(), seconds: ADDRESS_SECONDS });

  async function ask(name: string): Promise<FileSize> {
    const answer = await fetch(signed('HEAD', urlOf(name)), {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (answer?.status === 404) return undefined;
    // Without the permission to list the bucket, a missing file gets 403, as wrong keys do.
    if (answer?.status === 403) return 'forbidden';
    if (answer?.ok) return Number(answer.headers.get('content-length') ?? 0);
    throw unreachable();
  }

  return {
    async sizeOf(name) {
      const now = clock.now().getTime();
      const known = sizes.get(name);
      if (known && known.until > now) return known.bytes;
      // Cache the promise, so that of many simultaneous visitors only the first sends a request.
      const bytes = ask(name);
      sizes.set(name, { bytes, until: now + SIZE_MS });
      bytes.catch(() => sizes.delete(name));
      return bytes;
    },
    source(name, contentDisposition) {
      const url = urlOf(name);
      url.searchParams.set('response-content-disposition', contentDisposition);
      return { redirect: signed('GET', url) };
    },
  };
}

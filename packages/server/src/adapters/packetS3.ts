import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import { createUnreachableError, type FileSize, type PacketStore } from '../ports/packet.ts';

export interface S3PacketOptions {
  /** The bucket, optionally with a folder; ends with a slash. */
  readonly address: string;
  readonly region: string;
  readonly keys: S3Keys;
}

/** For how long a signed URL can start a download. */
const URL_SECONDS = 5 * 60;
const TIMEOUT_MS = 5000;
/** For how long sizes are cached. */
const SIZE_CACHE_MS = 10 * 60_000;

/** A cached answer about a file. */
interface Size {
  readonly bytes: Promise<FileSize>;
  readonly until: number;
}

/** Serves the packet from an S3-compatible service: redirects browsers to a signed URL. */
export function createS3Packet(
  { address, region, keys }: S3PacketOptions,
  clock: Clock,
): PacketStore {
  const sizes = new Map<string, Size>();
  const getUrl = (name: string) =>
    new URL(name.split('/').map(encodeURIComponent).join('/'), address);
  const signed = (method: 'GET' | 'HEAD', url: URL) =>
    presign({ method, url, region, keys, now: clock.now(), seconds: URL_SECONDS });

  async function ask(name: string): Promise<FileSize> {
    const answer = await fetch(signed('HEAD', getUrl(name)), {
      method: 'HEAD',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (answer?.status === 404) return undefined;
    // Without the permission to list the bucket, a missing file gets 403, as wrong keys do.
    if (answer?.status === 403) return 'forbidden';
    if (answer?.ok) return Number(answer.headers.get('content-length') ?? 0);
    throw createUnreachableError();
  }

  return {
    async getSize(name) {
      const now = clock.now().getTime();
      const known = sizes.get(name);
      if (known && known.until > now) return known.bytes;
      // Cache the promise, so that many simultaneous visitors cause one request.
      const bytes = ask(name);
      sizes.set(name, { bytes, until: now + SIZE_CACHE_MS });
      bytes.catch(() => sizes.delete(name));
      return bytes;
    },
    getSource(name, contentDisposition) {
      const url = getUrl(name);
      url.searchParams.set('response-content-disposition', contentDisposition);
      return { redirect: signed('GET', url) };
    },
  };
}

/** The server's credentials at an S3-compatible service. */
export interface S3Keys {
  readonly id: string;
  readonly secret: string;
}

interface Presigned {
  readonly method: 'GET' | 'HEAD';
  /** The file's URL with its query. */
  readonly url: URL;
  readonly region: string;
  readonly keys: S3Keys;
  readonly now: Date;
  readonly seconds: number;
}

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Encodes as RFC 3986 requires, which is more characters than `encodeURIComponent` encodes. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Returns a URL that allows this one request for a while, by AWS Signature Version 4 in its query. */
export function presign({ method, url, region, keys, now, seconds }: Presigned): string {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const query = [
    ...url.searchParams,
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `${keys.id}/${scope}`],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ]
    .map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const request = [method, path, query, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'];
  const digest = createHash('sha256').update(request.join('\n')).digest('hex');
  const dayKey = hmac(hmac(hmac(`AWS4${keys.secret}`, day), region), 's3');
  const signature = hmac(
    hmac(dayKey, 'aws4_request'),
    ['AWS4-HMAC-SHA256', time, scope, digest].join('\n'),
  ).toString('hex');
  return `${url.origin}${path}?${query}&X-Amz-Signature=${signature}`;
}

import { createHash, createHmac } from 'node:crypto';

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

/** Encodes as RFC 3986 does, which is more than `encodeURIComponent` does. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Returns a URL with AWS Signature Version 4 in its query, which allows this one request for a while. */
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

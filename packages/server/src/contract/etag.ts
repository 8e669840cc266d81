import { createHash } from 'node:crypto';

/**
 * What tells one content of an answer from another: asked again with it, the answer is 304. It is weak, for
 * the answer may be compressed on its way.
 */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

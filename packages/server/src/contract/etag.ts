import { createHash } from 'node:crypto';

/** Returns the ETag of an answer's content. It is weak, because the answer may be compressed on its way. */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

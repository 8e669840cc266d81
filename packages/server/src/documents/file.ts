import { normalizeEmail } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import type { Context } from '../context.ts';
import { createEtag } from '../contract/answer.ts';
import { chargeRequest } from '../limits/rateLimit.ts';
import type { Session } from '../operation.ts';

/**
 * Limits drawing, which takes longer than other requests.
 *
 * @throws ProblemError `too_many_requests`
 */
export const limitDrawing = (context: Context, { email }: Session): Promise<void> =>
  chargeRequest(context, [['documents', normalizeEmail(email)]]);

/** Returns the convention's name for files: `dublin2019`. */
export const getFileName = ({
  name,
  year,
  title = `${name}${year}`,
}: Convention['event']): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

interface FileName {
  readonly kind: string;
  /** The person's id; 0 for no particular person. */
  readonly id: number;
  readonly extension: string;
  /** Whether the browser shows the file or saves it. */
  readonly disposition: 'inline' | 'attachment';
}

/** Returns the headers of a file: its name, and that browsers must revalidate a cached copy. */
export function fileHeaders(
  { event }: Convention,
  body: Uint8Array,
  { kind, id, extension, disposition }: FileName,
): Readonly<Record<string, string>> {
  const convention = getFileName(event);
  return {
    'content-disposition': `${disposition}; filename="${convention}-${kind}-${id}.${extension}"`,
    'cache-control': 'private, no-cache',
    etag: createEtag(body),
  };
}

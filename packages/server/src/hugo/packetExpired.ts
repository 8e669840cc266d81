import { awardOf } from '@conkit/rules';
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { escapeHtml } from '../mail/escape.ts';
import type { PacketTarget } from './packetRight.ts';

const styles = `
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem; color-scheme: light dark; }
`;

const styleHash = createHash('sha256').update(styles).digest('base64');
/** What the page may do: nothing but look as it does. */
export const EXPIRED_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Leads back to the ballot, which has a new link, whatever the old one was. */
export function expiredPage({ config }: Context, { personId, category }: PacketTarget): string {
  const page = awardOf(category, config.award_categories) === 'retro' ? 'vote-retro' : 'vote';
  const path = Number.isSafeInteger(personId) ? `/hugo/${page}/${personId}` : `/hugo/${page}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(config.name)} - This link has expired</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>This link has expired</h1>
<p>A link to a file of the voter packet works for two hours. The voting page has a new one.</p>
<p><a href="${path}">Go to the voting page</a></p>
</main>
</body>
</html>`;
}

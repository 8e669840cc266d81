import type { Context } from '../context.ts';
import type { Answer } from '../operation.ts';
import { drawBadge, type BadgeContent } from './badge.ts';
import { fileHeaders } from './file.ts';
import { loadFonts } from './fonts.ts';

/** Returns a badge as a picture. `id` is the person's; 0 for no particular person. */
export async function badgeAnswer(
  { config }: Context,
  id: number,
  content: BadgeContent,
): Promise<Answer<'getBadge'>> {
  const { name, subtitle, context } = content;
  await loadFonts(`${name}${subtitle}`, `${name} ${subtitle} ${context}`);
  const body = await drawBadge(content);
  const file = { kind: 'badge', id, extension: 'png', disposition: 'inline' } as const;
  return { body, type: 'image/png', headers: fileHeaders(config, body, file) };
}

import type { Operation } from '../operation.ts';
import { reachPerson } from '../people/access.ts';
import { networkOf } from '../limits/network.ts';
import { countRequest } from '../limits/rateLimit.ts';
import { drawBadge, type BadgeContent } from './badge.ts';
import { badgeContent } from './content.ts';
import { fileHeaders, limitDrawing } from './file.ts';
import { loadFonts } from './fonts.ts';

/** Somebody's badge as it would print, with what was typed in place of what is saved. */
export const getBadge: Operation<'getBadge'> = async (context, { params, query, session }) => {
  const { config, db } = context;
  const { person } = await reachPerson(db, session, params.id);
  await limitDrawing(context, session);
  const body = await drawLoaded(badgeContent(config, person, query));
  return { body, type: 'image/png', headers: fileHeaders(config, body, named(person.id)) };
};

/** The badge of somebody who is not a member yet. */
export const getBlankBadge: Operation<'getBlankBadge'> = async (context, { query, ip }) => {
  const { config } = context;
  await countRequest(context, [['blank_badges_network', networkOf(ip)]]);
  const { name = '', subtitle = '' } = query;
  const body = await drawLoaded({
    name,
    subtitle,
    convention: config.name,
    type: '',
    number: '',
    context: '',
  });
  return { body, type: 'image/png', headers: fileHeaders(config, body, named(0)) };
};

async function drawLoaded(content: BadgeContent): Promise<Buffer> {
  const { name, subtitle, context } = content;
  await loadFonts(`${name}${subtitle}`, `${name} ${subtitle} ${context}`);
  return drawBadge(content);
}

const named = (id: number) =>
  ({ kind: 'badge', id, extension: 'png', disposition: 'inline' }) as const;

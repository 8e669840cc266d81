import { awardOf, awardPageName } from '@conkit/rules';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { languageOf, sendOwnPage } from '../pages/ownPage.ts';
import type { PacketTarget } from './packetRight.ts';

/** Sends a page that leads back to the ballot, which has a new link. The same for every invalid link. */
export function sendExpiredPage(
  { config }: Context,
  { personId, category }: PacketTarget,
  reply: FastifyReply,
): FastifyReply {
  const { awards, award_categories, award_pages } = config;
  const award = awards[awardOf(category, award_categories) ?? ''];
  const page = `/${award_pages.path}/${awardPageName('vote', award?.segment)}`;
  return sendOwnPage(reply, 403, {
    name: 'packetExpired',
    convention: config.name,
    language: languageOf(config, reply.request),
    href: Number.isSafeInteger(personId) ? `${page}/${personId}` : page,
  });
}

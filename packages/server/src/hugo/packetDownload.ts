import { getAwardKey, awardPageName } from '@conkit/rules';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basename, extname } from 'node:path';
import type { Context } from '../context.ts';
import { sendProblem } from '../contract/answer.ts';
import { ProblemError } from '../errors.ts';
import { getPageLanguage, sendOwnPage } from '../pages/ownPage.ts';
import { hasPacketRight, isPacketFor, type PacketTarget } from './packet.ts';

interface Route {
  Params: { readonly id: string; readonly category: string; readonly format: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/** Types that the file server does not recognise by extension. */
const types: Readonly<Record<string, string>> = {
  '.epub': 'application/epub+zip',
  '.mobi': 'application/x-mobipocket-ebook',
};

/**
 * Serves the files of the voter packet at the URLs that `getPacket` creates. Other requests, and those with an
 * expired link, get a page that leads to a new link.
 */
export async function registerPacket(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false, decorateReply: true });
    scope.setErrorHandler((error, _, reply) =>
      // Clients with a complete download may ask for a range beyond the end of the file.
      isBeyondEnd(error) ? reply.code(416).send() : sendProblem(reply, error),
    );
    scope.get<Route>('/hugo-packet/:id/:category/:format', { compress: false }, (request, reply) =>
      download(context, request, reply),
    );
    scope.all('/hugo-packet/*', (_, reply) => sendProblem(reply, new ProblemError('not_found')));
  });
}

async function download(
  context: Context,
  { params, query, headers }: FastifyRequest<Route>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = { personId: Number(params.id), category: params.category, format: params.format };
  reply.header('cache-control', 'private, no-cache');
  if (!hasPacketRight(context, target, query) || !(await mayStillVote(context, target))) {
    return refuse(context, target, headers.accept, reply);
  }
  const name = findFile(context, target);
  if (name === undefined || typeof (await context.packet?.getSize(name)) !== 'number') {
    throw new ProblemError('not_found');
  }
  const saveAs = formatAttachment(name);
  const source = context.packet?.getSource(name, saveAs);
  if (!source) throw new ProblemError('not_found');
  if ('redirect' in source) return reply.redirect(source.redirect, 302);
  const type = types[extname(name).toLowerCase()];
  reply.header('content-disposition', saveAs);
  if (type !== undefined) reply.type(type);
  return reply.sendFile(source.path, source.folder, {
    cacheControl: false,
    contentType: type === undefined,
  });
}

const isBeyondEnd = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 416;

/** The membership may have changed since the link was created. */
async function mayStillVote(
  { db, config, clock }: Context,
  { personId, category }: PacketTarget,
): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select(['membership', 'joined', 'lists'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return person !== undefined && isPacketFor(config, person, category, clock.now());
}

function findFile({ config }: Context, { category, format }: PacketTarget): string | undefined {
  const files = config.packet?.files ?? {};
  const formats = Object.hasOwn(files, category) ? files[category] : undefined;
  return formats && Object.hasOwn(formats, format) ? formats[format] : undefined;
}

/** Answers with a page for browsers, and with a problem document for programs. */
function refuse(
  context: Context,
  target: PacketTarget,
  accept: string | undefined,
  reply: FastifyReply,
): FastifyReply {
  if (!accept?.includes('text/html')) {
    const message =
      'This link to the voter packet is not valid any more. The voting page has a new one.';
    return sendProblem(reply, new ProblemError('not_eligible', { message }));
  }
  return sendExpiredPage(context, target, reply);
}

/** Sends a page that leads back to the ballot, which has a new link. The same for every invalid link. */
function sendExpiredPage(
  { config }: Context,
  { personId, category }: PacketTarget,
  reply: FastifyReply,
): FastifyReply {
  const { awards, award_categories, award_pages } = config;
  const award = awards[getAwardKey(category, award_categories) ?? ''];
  const page = `/${award_pages.path}/${awardPageName('vote', award?.segment)}`;
  return sendOwnPage(reply, 403, {
    name: 'packetExpired',
    convention: config,
    language: getPageLanguage(config, reply.request),
    href: Number.isSafeInteger(personId) ? `${page}/${personId}` : page,
  });
}

/**
 * Returns the header that makes a browser save a file under its name: complete as in RFC 8187, which every
 * browser supports, and in ASCII for other clients.
 *
 * @param file a path that ends with the name
 */
function formatAttachment(file: string): string {
  const name = basename(file);
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}

import { standardTheme } from '@conkit/ui/colors';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandImage } from '../config/brand/picture.ts';
import type { Convention } from '../config/types.ts';
import { sendProblem } from '../contract/answer.ts';
import { ProblemError } from '../errors.ts';
import { PICTURE_POLICY } from './headers.ts';

const ICON = 'favicon.svg';
/** The service worker, which sends the requests of kept pages: its own policy allows them. */
const WORKER = 'offline.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Returns the icon in the colours of a theme instead of the product's own. */
const colorIcon = (icon: string, { print }: Convention['theme']): string =>
  icon
    .replaceAll(standardTheme.light.action, print.band)
    .replaceAll(standardTheme.print.accent, print.accent);

/** Returns the brand's icon as an SVG, which every page links to. */
const toSvg = ({ type, body, width, height }: BrandImage): string =>
  type === 'image/svg+xml'
    ? body.toString('utf8')
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:${type};base64,${body.toString('base64')}"/></svg>`;

/** Returns whether browsers may request this file of the portal's build. */
const isPublic = (name: string) => !name.startsWith('.') && !/\.(html|br|gz)$/.test(name);

/** Refusals of the file server, such as for a path outside its folder; clients get a 404. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;

/**
 * Serves the portal's files. Those under `assets/` have a hash in their names and are cached for a year; the few
 * others, such as the icon, for an hour. Serves `.br` and `.gz` siblings where they exist.
 *
 * @param folder the portal's `dist/client`
 * @param convention its icon, or the colours of the product's own
 */
export async function serveFiles(
  app: FastifyInstance,
  folder: string,
  { brand, theme }: Pick<Convention, 'brand' | 'theme'>,
): Promise<void> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isPublic(entry.name))
    .map((entry) => entry.name);
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _, reply) =>
      sendProblem(reply, isRefused(error) ? new ProblemError('not_found') : error),
    );
    await scope.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      index: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    });
    const icon = brand.icon
      ? toSvg(brand.icon)
      : colorIcon(readFileSync(join(folder, ICON), 'utf8'), theme);
    scope.get(`/${ICON}`, (_, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=3600',
          'content-security-policy': PICTURE_POLICY,
        })
        .type('image/svg+xml')
        .send(icon),
    );
    for (const name of names) {
      if (name === ICON) continue;
      scope.get(`/${name}`, (_, reply) => {
        if (name === WORKER) reply.header('content-security-policy', WORKER_POLICY);
        return reply.sendFile(name, folder, { immutable: false, maxAge: '1h' });
      });
    }
  });
}

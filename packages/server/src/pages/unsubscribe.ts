import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { isUnsubscribeKey, setUnsubscribed } from '../mail/links.ts';
import { getPageLanguage, type PageName, sendOwnPage } from './ownPage.ts';

interface Route {
  Params: { readonly email: string; readonly key: string };
  Querystring: { readonly again?: unknown };
}

/** The body limit in bytes: more than mail programs post. */
const MAX_BODY_BYTES = 4000;

/**
 * Serves the unsubscribe links in a campaign's mails. A GET only shows a button, because mail programs fetch links by
 * themselves. A POST, from the button or the mail program (RFC 8058), unsubscribes the address; with `?again`, it
 * subscribes the address again.
 */
export async function serveUnsubscribe(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The URL contains everything, so the form is ignored.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      async () => undefined,
    );
    scope.get<Route>('/unsubscribe/:email/:key', async (request, reply) => {
      requireKey(context, request);
      return sendAnswer(context, request, reply, 'unsubscribe');
    });
    scope.post<Route>('/unsubscribe/:email/:key', async (request, reply) => {
      requireKey(context, request);
      const isAgain = request.query.again !== undefined;
      await setUnsubscribed(context, request.params.email, !isAgain);
      return sendAnswer(context, request, reply, isAgain ? 'subscribedAgain' : 'unsubscribed');
    });
  });
}

/** @throws ProblemError `not_found` when the key isn't the address's own, whether or not the address is known here */
function requireKey(context: Context, { params }: FastifyRequest<Route>): void {
  if (!isUnsubscribeKey(context, params.email, params.key)) throw new ProblemError('not_found');
}

function sendAnswer(
  { config }: Context,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  name: PageName,
): FastifyReply {
  const [path = ''] = request.url.split('?');
  return sendOwnPage(reply, 200, {
    name,
    convention: config.name,
    language: getPageLanguage(config, request),
    ...(name === 'subscribedAgain'
      ? { href: '/' }
      : { href: name === 'unsubscribed' ? `${path}?again` : path, isPost: true }),
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setReminders } from '../awards/reminders.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { isStopRemindersKey, isUnsubscribeKey, setUnsubscribed } from '../mail/links.ts';
import { getPageLanguage, type PageName, sendOwnPage } from './ownPage.ts';

interface Route {
  Params: { readonly whose: string; readonly key: string };
  Querystring: { readonly again?: unknown };
}

/** Mails that the recipient can stop by a link. `whose` is the part of the link that names the recipient. */
interface Subscription {
  readonly isKey: (context: Context, whose: string, key: string) => boolean;
  readonly set: (context: Context, whose: string, isWanted: boolean) => Promise<void>;
  /** The page that asks for confirmation, and the pages shown after stopping and after starting again. */
  readonly pages: Readonly<Record<'ask' | 'stopped' | 'started', PageName>>;
}

/** The subscriptions, by the first part of their links' path. */
const SUBSCRIPTIONS: Readonly<Record<string, Subscription>> = {
  /** Campaign mails to an address. */
  unsubscribe: {
    isKey: isUnsubscribeKey,
    set: (context, email, isWanted) => setUnsubscribed(context, email, !isWanted),
    pages: { ask: 'unsubscribe', stopped: 'unsubscribed', started: 'subscribedAgain' },
  },
  /** A person's reminders to vote. */
  reminders: {
    isKey: isStopRemindersKey,
    set: (context, personId, isWanted) =>
      setReminders(context.db, context, Number(personId), isWanted),
    pages: { ask: 'stopReminders', stopped: 'remindersStopped', started: 'remindersStarted' },
  },
};

/** The body limit in bytes: more than mail programs post. */
const MAX_BODY_BYTES = 4000;

/**
 * Serves the links in mails that stop further mails. A GET only shows a button, because mail programs fetch links by
 * themselves. A POST, from the button or the mail program (RFC 8058), stops the mails; with `?again`, it starts them
 * again.
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
    for (const [path, { isKey, set, pages }] of Object.entries(SUBSCRIPTIONS)) {
      /** @throws ProblemError `not_found` when the key isn't the recipient's, whether or not the recipient exists */
      const requireKey = ({ params }: FastifyRequest<Route>) => {
        if (!isKey(context, params.whose, params.key)) throw new ProblemError('not_found');
      };
      scope.get<Route>(`/${path}/:whose/:key`, async (request, reply) => {
        requireKey(request);
        return sendAnswer(context, request, reply, pages.ask, getPath(request));
      });
      scope.post<Route>(`/${path}/:whose/:key`, async (request, reply) => {
        requireKey(request);
        const isAgain = request.query.again !== undefined;
        await set(context, request.params.whose, isAgain);
        return isAgain
          ? sendAnswer(context, request, reply, pages.started)
          : sendAnswer(context, request, reply, pages.stopped, `${getPath(request)}?again`);
      });
    }
  });
}

const getPath = ({ url }: FastifyRequest<Route>): string => url.split('?', 1)[0] ?? '';

/** @param action the path that the page's button posts to; without it, the page links to the first page */
function sendAnswer(
  { config }: Context,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
  name: PageName,
  action?: string,
): FastifyReply {
  return sendOwnPage(reply, 200, {
    name,
    convention: config,
    language: getPageLanguage(config, request),
    href: action ?? '/',
    isPost: action !== undefined,
  });
}

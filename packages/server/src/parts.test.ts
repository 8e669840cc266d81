import { operationTable, type OperationId } from '@conkit/api-client';
import { callers } from '@conkit/api-client/callers';
import { beforeAll, expect, it } from 'vitest';
import { loadConvention } from './config/load.ts';
import { partsOf, type Part } from './config/parts.ts';
import { readConvention } from './config/read.ts';
import type { Convention } from './config/types.ts';
import type { Chat } from './ports/chat.ts';
import { prepare } from './testing/callerRequests.ts';
import { forEachDatabase } from './testing/databases.ts';
import { createScene } from './testing/scene.ts';
import { takeSnapshot } from './testing/snapshot.ts';
import type { TestServer } from './testing/server.ts';

/** The convention without what may be left out of it. */
function lacking(
  convention: Convention,
  name: 'chat' | 'packet' | 'series_extra' | 'site_selection',
): Convention {
  const { [name]: _, ...rest } = convention;
  return rest;
}

const withoutCategories = (
  convention: Convention,
  isGone: (category: string) => boolean,
): Convention => ({
  ...convention,
  purchase_categories: Object.fromEntries(
    Object.entries(convention.purchase_categories).filter(([category]) => !isGone(category)),
  ),
});

/** The convention with awards that lack a period of theirs, or both. */
const withoutPeriods = (
  convention: Convention,
  ...gone: readonly ('nominations' | 'voting')[]
): Convention => ({
  ...convention,
  awards: Object.fromEntries(
    Object.entries(convention.awards).map(([key, { nominations, voting, ...award }]) => [
      key,
      {
        ...award,
        ...(nominations && !gone.includes('nominations') && { nominations }),
        ...(voting && !gone.includes('voting') && { voting }),
      },
    ]),
  ),
});

/** Memberships, day passes, upgrades and paper publications are no items. */
const OWN = new Set(['new_member', 'daypass', 'upgrade', 'paper_pubs']);

const withoutBadges = (convention: Convention): Convention => ({
  ...convention,
  membership_types: Object.fromEntries(
    Object.entries(convention.membership_types).map(([key, type]) => [
      key,
      { ...type, badge: false },
    ]),
  ),
});

/** The convention without each part; a part that is not here does not compile. */
const without: { readonly [Name in Part]: (convention: Convention) => Convention } = {
  awards: (convention) => withoutPeriods(convention, 'nominations', 'voting'),
  badge: withoutBadges,
  barcode: (convention) => ({ ...convention, barcode: false }),
  chat: (convention) => lacking(convention, 'chat'),
  daypass: (convention) => ({ ...convention, enable_daypass: false }),
  items: (convention) => withoutCategories(convention, (category) => !OWN.has(category)),
  nominations: (convention) => withoutPeriods(convention, 'nominations'),
  packet: (convention) => lacking(convention, 'packet'),
  paper_pubs: (convention) =>
    withoutCategories(convention, (category) => category === 'paper_pubs'),
  payments: (convention) => ({
    ...withoutCategories(convention, () => true),
    enable_daypass: false,
  }),
  series_extra: (convention) => lacking(convention, 'series_extra'),
  site_selection: (convention) => lacking(convention, 'site_selection'),
  upgrades: (convention) => ({
    ...convention,
    membership_groups: { ...convention.membership_groups, upgrade: [] },
  }),
  voting: (convention) => withoutPeriods(convention, 'voting'),
};

/** The requests that are for a part: those of its operations, and those that ask a purchase for it. */
const requestsOf = (part: Part): readonly (readonly [OperationId, string])[] => {
  const ofOperations = Object.entries(operationTable).flatMap(([id, operation]) =>
    operation.part === part
      ? Object.keys(callers[id as OperationId]).map((row) => [id as OperationId, row] as const)
      : [],
  );
  if (part === 'upgrades') return [['purchase', 'upgrade']];
  if (part === 'paper_pubs') return [['purchase', 'paperPubs']];
  return ofOperations;
};

/** Something else is shown of it, and no call is its own. */
const UNCALLED: ReadonlySet<Part> = new Set(['payments']);

const demo = loadConvention(readConvention('demo'), new Date());
const chatOf = ({ chat }: Convention) => (chat ? ({} as Chat) : undefined);
const lackingOf = (config: Convention): readonly string[] =>
  Object.entries(partsOf({ config, chat: chatOf(config) })).flatMap(([part, is]) =>
    is ? [] : [part],
  );
const all = Object.keys(without) as Part[];

it('are all there in the demonstration', () => {
  expect(lackingOf(demo)).toEqual([]);
});

it.each(all)('can each be absent, and the others stay: %s', (part) => {
  const also: Partial<Record<Part, Part[]>> = {
    awards: ['nominations', 'packet', 'series_extra', 'voting'],
    badge: ['barcode'],
    payments: ['daypass', 'items', 'paper_pubs'],
    voting: ['packet', 'series_extra'],
  };
  expect(lackingOf(without[part](demo)).toSorted()).toEqual(
    [part, ...(also[part] ?? [])].toSorted(),
  );
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  /** The same server with another configuration. */
  const use = (config: Convention) => {
    const chat = config.chat && server.context.chat;
    Object.assign(server.context, { config, chat });
  };

  it.each(all)('of one that is absent every call answers 404 not_offered: %s', async (part) => {
    const { config, chat } = server.context;
    const scene = await createScene(server);
    const requests = requestsOf(part);
    expect(requests.length > 0).toBe(!UNCALLED.has(part));
    for (const [id, row] of requests) {
      const send = await prepare(server, scene, id, row, 'owner', scene.target);
      // What some requests are about is made before they are sent.
      const before = await takeSnapshot(server.db, scene.target);
      use(without[part](config));
      const answer = await send();
      Object.assign(server.context, { config, chat });
      const { code } = answer.json<{ code: string }>();
      expect(`${id} ${answer.statusCode} ${code}`).toBe(`${id} 404 not_offered`);
      expect(await takeSnapshot(server.db, scene.target)).toEqual(before);
    }
  });

  it('of one that is absent nobody hears as much as a member does, and no body is read', async () => {
    const { config, chat } = server.context;
    use(without.chat(config));
    const answer = await server.post('/api/slack/invite', { any: 'x'.repeat(5000) });
    Object.assign(server.context, { config, chat });
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_offered' });
  });

  it('a purchase that was begun is answered as ever when its part is gone', async () => {
    const { config, chat } = server.context;
    const scene = await createScene(server);
    const send = await prepare(
      server,
      scene,
      'purchaseDaypass',
      'newPerson',
      'nobody',
      scene.target,
    );
    const first = await send();
    use(without.daypass(config));
    const again = await send();
    Object.assign(server.context, { config, chat });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });
});

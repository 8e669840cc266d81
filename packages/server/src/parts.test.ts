import { operationTable, type OperationId } from '@conkit/api-client';
import { callers } from '@conkit/api-client/callers';
import { beforeAll, expect, it } from 'vitest';
import { loadConvention } from './config/load.ts';
import { getParts, type Part } from './config/parts.ts';
import { readConvention } from './config/read.ts';
import type { Convention } from './config/types.ts';
import type { Chat } from './ports/chat.ts';
import type { AppleWallet, GoogleWallet, Wallets } from './ports/wallet.ts';
import { prepare } from './testing/callerRequests.ts';
import { forEachDatabase } from './testing/databases.ts';
import { createScene } from './testing/scene.ts';
import { takeSnapshot } from './testing/snapshot.ts';
import type { TestServer } from './testing/server.ts';
import { createWalletKeys, withWallets } from './testing/walletKeys.ts';

/** Returns the convention without an optional section. */
function lacking(
  convention: Convention,
  name: 'accessibility' | 'chat' | 'packet' | 'series_extra' | 'site_selection',
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

/** Returns the convention without some or all award periods. */
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

/** Categories that the call for items doesn't sell, because they have their own calls. */
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

/** Removes each part from a convention; a missing part doesn't compile. */
const without: { readonly [Name in Part]: (convention: Convention) => Convention } = {
  accessibility: (convention) => lacking(convention, 'accessibility'),
  apple_wallet: (convention) => ({
    ...convention,
    wallet: { ...convention.wallet, apple: undefined },
  }),
  awards: (convention) => withoutPeriods(convention, 'nominations', 'voting'),
  badge: withoutBadges,
  barcode: (convention) => ({ ...convention, barcode: false }),
  chat: (convention) => lacking(convention, 'chat'),
  daypass: (convention) => ({ ...convention, enable_daypass: false }),
  google_wallet: (convention) => ({
    ...convention,
    wallet: { ...convention.wallet, google: undefined },
  }),
  items: (convention) => withoutCategories(convention, (category) => !OWN.has(category)),
  nominations: (convention) => withoutPeriods(convention, 'nominations'),
  packet: (convention) => lacking(convention, 'packet'),
  paper_pubs: (convention) =>
    withoutCategories(convention, (category) => category === 'paper_pubs'),
  passkeys: (convention) => ({ ...convention, login: { ...convention.login, passkeys: false } }),
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

/** Returns the requests that need a part: its own operations, and purchases that include it. */
const getRequests = (part: Part): readonly (readonly [OperationId, string])[] => {
  const ofOperations = Object.entries(operationTable).flatMap(([id, operation]) =>
    operation.part === part
      ? Object.keys(callers[id as OperationId]).map((row) => [id as OperationId, row] as const)
      : [],
  );
  if (part === 'upgrades') return [['purchase', 'upgrade']];
  if (part === 'paper_pubs') return [['purchase', 'paperPubs']];
  return ofOperations;
};

/** Parts without operations of their own. */
const UNCALLED: ReadonlySet<Part> = new Set(['payments']);

/** The demo has no keys of wallets, because phones refuse passes of an unknown signer. */
const demo = withWallets(loadConvention(readConvention('demo'), new Date()));
const getChat = ({ chat }: Convention) => (chat ? ({} as Chat) : undefined);
const getWallets = ({ wallet }: Convention, own?: Wallets): Wallets => ({
  apple: wallet?.apple && (own?.apple ?? ({} as AppleWallet)),
  google: wallet?.google && (own?.google ?? ({} as GoogleWallet)),
});
const env = { publicUrl: 'https://members.example.com' };
const getLacking = (config: Convention): readonly string[] =>
  Object.entries(
    getParts({ config, chat: getChat(config), wallets: getWallets(config), env }),
  ).flatMap(([part, is]) => (is ? [] : [part]));
const all = Object.keys(without) as Part[];

it('the demo with wallets has all parts', () => {
  expect(getLacking(demo)).toEqual([]);
});

it.each(all)('a part can be removed without losing unrelated ones: %s', (part) => {
  const also: Partial<Record<Part, Part[]>> = {
    awards: ['nominations', 'packet', 'series_extra', 'voting'],
    badge: ['apple_wallet', 'barcode', 'google_wallet'],
    barcode: ['apple_wallet', 'google_wallet'],
    payments: ['daypass', 'items', 'paper_pubs'],
    voting: ['packet', 'series_extra'],
  };
  expect(getLacking(without[part](demo)).toSorted()).toEqual(
    [part, ...(also[part] ?? [])].toSorted(),
  );
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: withWallets, env: createWalletKeys() });
  });
  /** Switches the server to another configuration. */
  const use = (config: Convention) => {
    const { chat: ownChat, wallets } = server.context;
    const chat = config.chat && ownChat;
    Object.assign(server.context, { config, chat, wallets: getWallets(config, wallets) });
  };

  it.each(all)('a removed part answers 404 not_offered to every call: %s', async (part) => {
    const { config, chat, wallets } = server.context;
    const scene = await createScene(server);
    const requests = getRequests(part);
    expect(requests.length > 0).toBe(!UNCALLED.has(part));
    for (const [id, row] of requests) {
      const send = await prepare(server, scene, id, row, 'owner', scene.target);
      // `prepare` may insert rows, so the snapshot follows it.
      const before = await takeSnapshot(server.db, scene.target);
      use(without[part](config));
      const answer = await send();
      Object.assign(server.context, { config, chat, wallets });
      const { code } = answer.json<{ code: string }>();
      expect(`${id} ${answer.statusCode} ${code}`).toBe(`${id} 404 not_offered`);
      expect(await takeSnapshot(server.db, scene.target)).toEqual(before);
    }
  });

  it('a removed part answers 404 not_offered before reading the body, even without a session', async () => {
    const { config, chat, wallets } = server.context;
    use(without.chat(config));
    const answer = await server.post('/api/slack/invite', { any: 'x'.repeat(5000) });
    Object.assign(server.context, { config, chat, wallets });
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_offered' });
  });

  it('a completed purchase repeats its answer after its part was removed', async () => {
    const { config, chat, wallets } = server.context;
    const scene = await createScene(server);
    const send = await prepare(
      server,
      scene,
      'purchaseDaypass',
      'newPerson',
      'anonymous',
      scene.target,
    );
    const first = await send();
    use(without.daypass(config));
    const again = await send();
    Object.assign(server.context, { config, chat, wallets });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });
});

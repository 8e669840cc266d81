import type {
  AuditRow,
  Campaign,
  components,
  FoundPurchase,
  MoneyLine,
  OperationId,
} from '@conkit/api-client';
import type { Answer } from '../kit.ts';
import { Skip } from '../record.ts';
import {
  createCampaignName,
  ensureCampaign,
  findNewestMail,
  requireCampaigns,
} from '../scene/prepared.ts';
import { REASON, type Scene } from '../scene/scene.ts';
import { UNKNOWN_ID } from './callers.ts';
import { same, type Check } from './check.ts';
import { pagingChecks } from './paging.ts';
import { getAllowedAccount } from './refusals.ts';

type Campaigns = components['schemas']['Campaigns'];
type MoneyBook = components['schemas']['MoneyBook'];

/** Sends a request as an administrator with the role. */
export async function act(
  scene: Scene,
  id: OperationId,
  target: number,
  body?: object,
): Promise<Answer> {
  const { kit } = scene;
  const operation = kit.operation(id);
  const [name = 'id'] = operation.parameters
    .filter((one) => one.in === 'path')
    .map((one) => one.name);
  const sent = operation.method === 'GET' ? {} : { body: { ...body, reason: REASON } };
  return kit.send(await getAllowedAccount(scene, operation), id, {
    params: { [name]: target },
    ...sent,
  });
}

/** Sends a valid body for a missing person. */
export const unknownPerson = (body: object = {}): Check => ({
  title: 'answers 404 for an unknown number',
  provokes: ['404 not_found'],
  run: async (scene, id) =>
    void scene.kit.expect(
      await act(scene, id, UNKNOWN_ID, body),
      '404 not_found',
      'an unknown number',
    ),
});

/** Sends a request about the administrator's own address, which only another administrator can send. */
const ownAccount = (title: string): Check => ({
  title,
  provokes: ['403 second_administrator_required'],
  run: async (scene, id) => {
    const admin = await scene.account('memberAdmin');
    const { email } = scene.kit.must<{ email: string }>(await scene.kit.send(admin, 'getUser'));
    const answer = await scene.kit.send(admin, id, { body: { email, reason: REASON } });
    scene.kit.expect(answer, '403 second_administrator_required');
  },
});

/** Sends a request about a person on the administrator's own account. */
export const ownRecord = (body: object | ((scene: Scene) => Promise<object>) = {}): Check => ({
  title: 'refuses administrators who act on their own account',
  provokes: ['403 own_record'],
  run: async (scene, id) => {
    const { kit } = scene;
    const browser = await getAllowedAccount(scene, kit.operation(id));
    const { people } = kit.must<{ people: { id: number }[] }>(await kit.send(browser, 'getUser'));
    const [own] = people;
    if (!own) throw new Skip('the administrator has no person');
    const sent = typeof body === 'function' ? await body(scene) : body;
    const answer = await act(scene, id, own.id, sent);
    kit.expect(answer, '403 own_record', 'their own record');
  },
});

/** Checks that a call mails something to an address. @throws Skip when mails cannot be read */
async function requireNewMail(scene: Scene, email: string, call: () => Promise<Answer>) {
  const { kit } = scene;
  const before = await scene.readMails(email);
  const answer = await call();
  kit.must(answer);
  const { isThere } = await scene.awaitMails(email, before, (text) => text.trim() !== '');
  kit.that(isThere, 'mails nothing', answer);
}

/** Returns the sum of an account's lines in a currency. */
const sumLines = (lines: readonly MoneyLine[], account: string, currency: string): number =>
  lines
    .filter((line) => line.account === account && line.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Checks of the crew's operations on mails and money. */
export const crewMailChecks = {
  findMails: [],
  resendMail: [
    unknownPerson(),
    {
      title: 'sends a mail again to its person',
      run: async (scene, id) => {
        const { email } = await scene.createMember();
        const mail = await findNewestMail(scene, email);
        await requireNewMail(scene, email, () => act(scene, id, mail.id));
      },
    },
  ],
  recordBounce: [],
  sendLoginLink: [
    unknownPerson(),
    {
      title: 'mails a link that signs in',
      run: async (scene, id) => {
        const { email, person } = await scene.createMember();
        await requireNewMail(scene, email, () => act(scene, id, person.id));
      },
    },
  ],
  liftLimits: [ownAccount('refuses administrators who lift their own limits')],
  resetPasskeys: [ownAccount('refuses administrators who reset their own passkeys')],
  listCampaigns: pagingChecks<Campaigns>({
    start: 'before',
    getIds: ({ campaigns }) => campaigns.map(({ id }) => id),
    getReader: async (scene) => {
      if (scene.kit.seeding.campaigns) await ensureCampaign(scene);
      return scene.account('hugoAdmin');
    },
  }),
  startCampaign: [
    {
      title: 'refuses a second campaign of the same name',
      provokes: ['409 conflict'],
      run: async (scene, id) => {
        requireCampaigns(scene);
        const { kit } = scene;
        const admin = await scene.account('hugoAdmin');
        const body = { name: createCampaignName(), act: 'vote', per_minute: 1, reason: REASON };
        kit.must(await kit.send(admin, id, { body }), '200', 'a campaign');
        kit.recorder.left.push(`the campaign "${body.name}"`);
        kit.expect(await kit.send(admin, id, { body }), '409 conflict', 'the same name');
      },
    },
  ],
  planCampaign: [
    {
      title: 'counts recipients without writing to them',
      run: async (scene, id) => {
        const { kit } = scene;
        const admin = await scene.account('hugoAdmin');
        // Compare only the names, because an earlier campaign may still be sending mails.
        const list = async () => {
          const answer = await kit.send(admin, 'listCampaigns');
          const { campaigns } = kit.must<Campaigns>(answer);
          return JSON.stringify(campaigns.map(({ name }) => name));
        };
        const before = await list();
        const answer = await kit.send(admin, id, { body: { act: 'vote' } });
        const { recipients, sample } = kit.must<{ recipients: number; sample: unknown }>(answer);
        kit.that(
          recipients > 0 === (sample !== null),
          'shows a sample mail without recipients, or none with them',
          answer,
        );
        kit.that((await list()) === before, 'starts a campaign', answer);
      },
    },
  ],
  pauseCampaign: [
    {
      title: 'pauses a campaign, and lists it as paused',
      run: async (scene, id) => {
        const { kit } = scene;
        const name = await ensureCampaign(scene);
        const admin = await scene.account('hugoAdmin');
        for (const is_paused of [false, true]) {
          const answer = await kit.send(admin, id, { body: { name, is_paused, reason: REASON } });
          kit.must(answer, '200', is_paused ? 'pausing' : 'resuming');
          const list = await kit.send(admin, 'listCampaigns');
          const { campaigns } = kit.must<{ campaigns: Campaign[] }>(list);
          const own = campaigns.find((one) => one.name === name);
          kit.that(own?.is_paused === is_paused, 'does not pause or resume a campaign', answer);
        }
      },
    },
    {
      title: 'answers 404 for an unknown campaign',
      provokes: ['404 not_found'],
      run: async (scene, id) => {
        const body = { name: createCampaignName(), is_paused: true, reason: REASON };
        const answer = await scene.kit.send(await scene.account('hugoAdmin'), id, { body });
        scene.kit.expect(answer, '404 not_found');
      },
    },
  ],
  listAudit: [
    {
      title: 'lists a read by the crew, with its person',
      run: async (scene, id) => {
        const { kit } = scene;
        const admin = await scene.account('memberAdmin');
        const account = await scene.testAccount('target');
        const { id: personId } = account.person;
        kit.must(await kit.send(admin, 'getPersonRecord', { params: { id: personId } }));
        const body = { person: personId, operation: 'getPersonRecord', limit: 1 };
        const answer = await kit.send(admin, id, { body });
        const { rows } = kit.must<{ rows: AuditRow[] }>(answer);
        kit.that(rows[0]?.person === personId && rows[0]?.is_read === true, 'lacks a read', answer);
      },
    },
  ],
  findPurchases: [
    {
      title: 'finds a purchase by its address, with what was paid',
      run: async (scene, id) => {
        const { kit } = scene;
        const { email } = await scene.createMember();
        const [type] = await scene.facts.voterTypes();
        const admin = await scene.account('memberAdmin');
        const answer = await kit.send(admin, id, { body: { email } });
        const { purchases } = kit.must<{ purchases: FoundPurchase[] }>(answer);
        const own = purchases.find(({ status }) => status === 'succeeded');
        kit.that(own !== undefined, 'does not find a purchase', answer);
        const isRight = own === undefined || own.amount === type?.amount;
        kit.that(isRight, `finds ${own?.amount} where ${type?.amount} was paid`, answer);
      },
    },
  ],
  exportMoney: [
    {
      title: 'answers sums that match the lines',
      run: async (scene, id) => {
        const { kit } = scene;
        const admin = await scene.account('memberAdmin');
        const body = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
        const answer = await kit.send(admin, id, { body });
        const { lines, sums } = kit.must<MoneyBook>(answer);
        for (const { account, currency, total } of sums) {
          const sum = sumLines(lines, account, currency);
          kit.that(
            sum === total,
            `answers a total of ${total} ${currency} for lines that add up to ${sum}`,
            answer,
          );
        }
      },
    },
    {
      title: 'lists each movement once in pages',
      run: async (scene, id) => {
        const { kit } = scene;
        const admin = await scene.account('memberAdmin');
        // Leaves out movements that happen during the check.
        const { time: to } = kit.must<{ time: string }>(await kit.send(admin, 'getConfig'));
        const span = { from: '2000-01-01T00:00:00Z', to };
        const read = async (page: object) => {
          const answer = await kit.send(admin, id, { body: { ...span, ...page } });
          return [kit.must<MoneyBook>(answer, '200', JSON.stringify(page)), answer] as const;
        };
        const [{ lines }] = await read({});
        const seen: MoneyLine[] = [];
        for (let isMore = true; isMore && seen.length <= lines.length;) {
          const after = seen.at(-1)?.line;
          const [book, answer] = await read({ limit: 2, ...(after !== undefined && { after }) });
          const count = new Set(book.lines.map(({ line }) => line)).size;
          kit.that(count <= 2, `lists ${count} movements for a limit of 2`, answer);
          if (book.lines.length === 0) break;
          seen.push(...book.lines);
          isMore = book.more ?? false;
        }
        kit.that(same(seen, lines), 'lists other movements in pages than at once');
      },
    },
  ],
  settleRefund: [unknownPerson()],
} satisfies Readonly<Partial<Record<OperationId, readonly Check[]>>>;

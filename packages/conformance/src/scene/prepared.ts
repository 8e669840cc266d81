import type {
  BallotDone,
  BallotVersion,
  Campaign,
  FoundMail,
  FoundPurchase,
  Nominations,
  Purchase,
  PurchaseAnswer,
  ReadingList,
  Votes,
} from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { createVisitor, type Kit } from '../kit.ts';
import { Skip } from '../record.ts';
import { createPersonDetails, REASON, type TestAccount, type Scene } from './scene.ts';

/** A purchase that waits for the bank's confirmation. */
export interface Waiting {
  readonly key: string;
  readonly clientSecret: string;
  readonly body: object;
}

/** Returns a person's saved ballot. */
export const readVotes = async (
  kit: Kit,
  { browser, person: { id } }: TestAccount,
): Promise<Votes> => kit.must<Votes>(await kit.send(browser, 'getVotes', { params: { id } }));

/** Returns the reading list that a person's account keeps. */
export const readReading = async (
  kit: Kit,
  { browser, person: { id } }: TestAccount,
): Promise<ReadingList> =>
  kit.must<ReadingList>(await kit.send(browser, 'getReading', { params: { id } }));

/** Returns the time of the newest save of any category; null without one. */
export const getNewestSave = (votes: Votes): string | null =>
  Object.values(votes)
    .map(({ time }) => time)
    .toSorted()
    .at(-1) ?? null;

/** Returns when a person's ballot was last saved, and saves one if needed. */
export async function ensureBallot({ kit, facts }: Scene, account: TestAccount): Promise<string> {
  const known = getNewestSave(await readVotes(kit, account));
  if (known !== null) return known;
  const [{ category, ids }] = await facts.contests();
  const body = { lastmod: null, signature: 'Signed', votes: { [category]: [ids[0]] } };
  const params = { id: account.person.id };
  const answer = await kit.send(account.browser, 'vote', { params, body });
  return kit.must<{ time: string }>(answer, '200', 'a first vote').time;
}

/** Returns a person's nominations in a category; undefined before the first save. */
export async function readNominations(
  kit: Kit,
  { browser, person: { id } }: TestAccount,
  category: string,
): Promise<Nominations | undefined> {
  const answer = await kit.send(browser, 'getNominations', { params: { id } });
  return kit.must<Nominations[]>(answer).find((one) => one.category === category);
}

/** Returns a nomination with its first field filled. */
export const work = (fields: readonly { readonly key: string }[], title: string) => ({
  [fields[0]?.key ?? 'title']: title,
});

/** Returns when a person's nominations in the first category were saved, and saves some if needed. */
export async function ensureNominations(
  { kit, facts }: Scene,
  account: TestAccount,
): Promise<string> {
  const [{ category }] = await facts.nominated();
  const known = await readNominations(kit, account, category.key);
  if (known) return known.time;
  const body = {
    signature: 'Signed',
    category: category.key,
    nominations: [work(category.fields, 'A first nomination')],
  };
  const params = { id: account.person.id };
  const answer = await kit.send(account.browser, 'nominate', { params, body });
  return kit.must<{ time: string }>(answer, '200', 'a first nomination').time;
}

/** Starts a purchase that waits for the bank's confirmation. */
export async function startWaitingPurchase(scene: Scene): Promise<Waiting> {
  const { kit, facts } = scene;
  const [type] = await facts.voterTypes();
  if (!type) throw new Skip('no membership is sold');
  const email = scene.newAddress();
  const body = {
    amount: type.amount,
    email,
    source: scene.source('authenticate'),
    new_members: [{ ...createPersonDetails(email), membership: type.key }],
  };
  const key = randomUUID();
  const answer = kit.must<PurchaseAnswer>(
    await scene.buy(body, createVisitor(), key),
    '200',
    'a purchase that asks the bank',
  );
  if (answer.status !== 'requires_action' || answer.client_secret === undefined) {
    kit.that(false, `payments.authenticate is answered ${answer.status}`);
    throw new Skip('no payment waits for its bank');
  }
  kit.keepSecret(key, '$PURCHASE_KEY');
  kit.keepSecret(answer.client_secret, '$CLIENT_SECRET');
  return { key, clientSecret: answer.client_secret, body };
}

/** Returns a person's open invoice. @throws Skip when there is none */
export async function findOpenInvoice({ kit }: Scene, { browser }: TestAccount): Promise<Purchase> {
  const list = kit.must<Purchase[]>(await kit.send(browser, 'listPurchases'));
  const invoice = list.find(({ status }) => status === 'invoice');
  if (!invoice) throw new Skip('accounts.target has no open invoice');
  return invoice;
}

/** Returns the data of a person that others must not change, as JSON. */
export async function takeSnapshot({ kit }: Scene, { browser, person: { id } }: TestAccount) {
  const params = { id };
  const reads = [
    ['getUser', {}],
    ['getVotes', { params }],
    ['getNominations', { params }],
    ['listPurchases', {}],
  ] as const;
  const texts: string[] = [];
  for (const [read, sent] of reads)
    if (kit.claims(read)) texts.push((await kit.send(browser, read, sent)).text);
  return texts.join('\n');
}

/** A mailed code, with the cookie of the browser that requested it. */
interface AskedCode {
  readonly code: string;
  readonly cookie: string;
}

/** Requests a code from a new browser. */
export async function askForCode(scene: Scene, email: string): Promise<AskedCode> {
  const browser = createVisitor();
  const code = await scene.askForCode(email, browser);
  return { code, cookie: browser.jar.header };
}

/** Returns a code that differs from the given one. */
export const changeCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Returns what others may know of a waiting purchase: its id at the provider. */
export async function guess(scene: Scene): Promise<string> {
  const { clientSecret } = await startWaitingPurchase(scene);
  return `${clientSecret.split('_secret_', 1)[0]}_secret_`;
}

/** Ensures that the target holds a site selection token, and buys one if needed. */
export async function ensureToken(scene: Scene): Promise<void> {
  const { kit, facts } = scene;
  const { browser, email, person } = await scene.testAccount('target');
  const token = await facts.token();
  const list = kit.must<Purchase[]>(await kit.send(browser, 'listPurchases'));
  const isHeld = list.some((one) => one.type === token.type && one.status === 'succeeded');
  if (isHeld) return;
  const { account, ...item } = token;
  const items = [{ ...item, person_id: person.id }];
  const body = { account, email, source: scene.source('success'), items };
  const headers = { 'Idempotency-Key': randomUUID() };
  kit.must(await kit.send(browser, 'purchaseOther', { body, headers }), '200', 'a token');
}

/** @throws Skip unless the seeding allows mailings to all voters */
export function requireCampaigns({ kit }: Scene): void {
  if (!kit.seeding.campaigns) throw new Skip('the seeding has no campaigns: true');
}

export const createCampaignName = (): string => `Conformance ${randomUUID().slice(0, 8)}`;

/** Returns the name of a started campaign, and starts one if needed. */
export async function ensureCampaign(scene: Scene): Promise<string> {
  const { kit } = scene;
  requireCampaigns(scene);
  const admin = await scene.account('hugoAdmin');
  const list = await kit.send(admin, 'listCampaigns');
  const [known] = kit.must<{ campaigns: Campaign[] }>(list).campaigns;
  if (known) return known.name;
  const name = createCampaignName();
  const body = { name, act: 'vote', per_minute: 1, reason: REASON };
  kit.must(await kit.send(admin, 'startCampaign', { body }), '200', 'a campaign');
  kit.recorder.left.push(`the campaign "${name}"`);
  return name;
}

/** Returns all saved versions of a person's ballot, newest first. */
export async function readVersions(scene: Scene, { person: { id } }: TestAccount) {
  const { kit } = scene;
  const admin = await scene.account('hugoAdmin');
  const answer = await kit.send(admin, 'listBallotVersions', { params: { id } });
  return kit.must<{ versions: BallotVersion[] }>(answer).versions;
}

/** Returns the newest mail to an address. @throws Skip when there is none */
export async function findNewestMail(scene: Scene, email: string): Promise<FoundMail> {
  const { kit } = scene;
  const admin = await scene.account('memberAdmin');
  const answer = await kit.send(admin, 'findMails', { body: { email, limit: 1 } });
  const [mail] = kit.must<{ mails: FoundMail[] }>(answer).mails;
  if (!mail) throw new Skip(`${email} was sent no mail`);
  return mail;
}

/** Returns the newest purchase of an address. @throws Skip when there is none */
export async function findPurchase(scene: Scene, email: string): Promise<FoundPurchase> {
  const { kit } = scene;
  const admin = await scene.account('memberAdmin');
  const answer = await kit.send(admin, 'findPurchases', { body: { email, limit: 1 } });
  const [purchase] = kit.must<{ purchases: FoundPurchase[] }>(answer).purchases;
  if (!purchase) throw new Skip(`${email} has bought nothing`);
  return purchase;
}

/** Creates an action on a new person's ballot that waits for a second administrator. */
export async function createPendingAct(scene: Scene): Promise<number> {
  const { kit } = scene;
  const account = await scene.createMember();
  await ensureBallot(scene, account);
  const body = { ballot: 'votes', reason: REASON };
  const params = { id: account.person.id };
  const browser = await scene.account('hugoAdmin');
  const answer = await kit.send(browser, 'disallowBallot', { params, body });
  const { pending } = kit.must<BallotDone>(answer);
  if (pending === undefined) throw new Skip('one administrator is enough here');
  return pending;
}

import type {
  BallotDone,
  BallotVersion,
  Campaign,
  FoundMail,
  FoundPurchase,
  Purchase,
} from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { nobody } from '../kit.ts';
import { Skip } from '../record.ts';
import { savedBallot, waitingPurchase } from './prepared.ts';
import { REASON, type Party, type Scene } from './scene.ts';

/** A mailed code, with the cookie of the browser that requested it. */
export interface AskedCode {
  readonly code: string;
  readonly cookie: string;
}

/** Requests a code from a new browser. */
export async function askForCode(scene: Scene, email: string): Promise<AskedCode> {
  const browser = nobody();
  const code = await scene.askForCode(email, browser);
  return { code, cookie: browser.jar.header };
}

/** Returns a code that differs from the given one. */
export const otherCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Returns what others may know of a waiting purchase: its id at the provider. */
export async function guess(scene: Scene): Promise<string> {
  const { clientSecret } = await waitingPurchase(scene);
  return `${clientSecret.split('_secret_', 1)[0]}_secret_`;
}

/** Ensures that the target holds a site selection token, and buys one if needed. */
export async function holdToken(scene: Scene): Promise<void> {
  const { kit, facts } = scene;
  const { browser, email, person } = await scene.party('target');
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

export const campaignName = (): string => `Conformance ${randomUUID().slice(0, 8)}`;

/** Returns the name of a started campaign, and starts one if needed. */
export async function anyCampaign(scene: Scene): Promise<string> {
  const { kit } = scene;
  requireCampaigns(scene);
  const admin = await scene.account('hugoAdmin');
  const list = await kit.send(admin, 'listCampaigns');
  const [known] = kit.must<{ campaigns: Campaign[] }>(list).campaigns;
  if (known) return known.name;
  const name = campaignName();
  const body = { name, act: 'vote', per_minute: 1, reason: REASON };
  kit.must(await kit.send(admin, 'startCampaign', { body }), '200', 'a campaign');
  kit.recorder.left.push(`the campaign "${name}"`);
  return name;
}

/** Returns all saved versions of a person's ballot, newest first. */
export async function versionsOf(scene: Scene, { person: { id } }: Party) {
  const { kit } = scene;
  const admin = await scene.account('hugoAdmin');
  const answer = await kit.send(admin, 'listBallotVersions', { params: { id } });
  return kit.must<{ versions: BallotVersion[] }>(answer).versions;
}

/** Returns the newest mail to an address. @throws Skip when there is none */
export async function newestMail(scene: Scene, email: string): Promise<FoundMail> {
  const { kit } = scene;
  const admin = await scene.account('memberAdmin');
  const answer = await kit.send(admin, 'findMails', { body: { email, limit: 1 } });
  const [mail] = kit.must<{ mails: FoundMail[] }>(answer).mails;
  if (!mail) throw new Skip(`${email} was sent no mail`);
  return mail;
}

/** Returns the newest purchase of an address. @throws Skip when there is none */
export async function purchaseOf(scene: Scene, email: string): Promise<FoundPurchase> {
  const { kit } = scene;
  const admin = await scene.account('memberAdmin');
  const answer = await kit.send(admin, 'findPurchases', { body: { email, limit: 1 } });
  const [purchase] = kit.must<{ purchases: FoundPurchase[] }>(answer).purchases;
  if (!purchase) throw new Skip(`${email} has bought nothing`);
  return purchase;
}

/** Creates an action on a new person's ballot that waits for a second administrator. */
export async function pendingAct(scene: Scene): Promise<number> {
  const { kit } = scene;
  const party = await scene.mint();
  await savedBallot(scene, party);
  const body = { ballot: 'votes', reason: REASON };
  const params = { id: party.person.id };
  const browser = await scene.account('hugoAdmin');
  const answer = await kit.send(browser, 'disallowBallot', { params, body });
  const { pending } = kit.must<BallotDone>(answer);
  if (pending === undefined) throw new Skip('one administrator is enough here');
  return pending;
}

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

/** A code that was mailed, and the cookie of the browser that asked for it. */
export interface AskedCode {
  readonly code: string;
  readonly cookie: string;
}

/** Asks for a mail as a browser does that was never here. */
export async function askForCode(scene: Scene, email: string): Promise<AskedCode> {
  const browser = nobody();
  const code = await scene.askForCode(email, browser);
  return { code, cookie: browser.jar.header };
}

/** A code that is not this one. */
export const otherCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What others may know of a purchase that waits: what the provider calls it. */
export async function guess(scene: Scene): Promise<string> {
  const { clientSecret } = await waitingPurchase(scene);
  return `${clientSecret.split('_secret_', 1)[0]}_secret_`;
}

/** Lets the target hold a site selection token, bought now if they have none. */
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

/** @throws Skip unless the seeding lets the kit write to every voter */
export function requireCampaigns({ kit }: Scene): void {
  if (!kit.seeding.campaigns) throw new Skip('the seeding has no campaigns: true');
}

export const campaignName = (): string => `Conformance ${randomUUID().slice(0, 8)}`;

/** The name of a campaign that was begun, now if there is none. */
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

/** Every save of somebody's ballot, newest first. */
export async function versionsOf(scene: Scene, { person: { id } }: Party) {
  const { kit } = scene;
  const admin = await scene.account('hugoAdmin');
  const answer = await kit.send(admin, 'listBallotVersions', { params: { id } });
  return kit.must<{ versions: BallotVersion[] }>(answer).versions;
}

/** The newest mail to an address. @throws Skip when it was sent none */
export async function newestMail(scene: Scene, email: string): Promise<FoundMail> {
  const { kit } = scene;
  const admin = await scene.account('memberAdmin');
  const answer = await kit.send(admin, 'findMails', { body: { email, limit: 1 } });
  const [mail] = kit.must<{ mails: FoundMail[] }>(answer).mails;
  if (!mail) throw new Skip(`${email} was sent no mail`);
  return mail;
}

/** The newest purchase of an address. @throws Skip when it has bought nothing */
export async function purchaseOf(scene: Scene, email: string): Promise<FoundPurchase> {
  const { kit } = scene;
  const admin = await scene.account('memberAdmin');
  const answer = await kit.send(admin, 'findPurchases', { body: { email, limit: 1 } });
  const [purchase] = kit.must<{ purchases: FoundPurchase[] }>(answer).purchases;
  if (!purchase) throw new Skip(`${email} has bought nothing`);
  return purchase;
}

/** Has an act about the ballot of somebody new wait for a second administrator. */
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

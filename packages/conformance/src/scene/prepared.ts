import type { Nominations, Purchase, PurchaseAnswer, Votes } from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { nobody, type Kit } from '../kit.ts';
import { Skip } from '../record.ts';
import { newPerson, type Party, type Scene } from './scene.ts';

/** A purchase that waits for the bank's confirmation. */
export interface Waiting {
  readonly key: string;
  readonly clientSecret: string;
  readonly body: object;
}

/** Returns a person's saved ballot. */
export const votesOf = async (kit: Kit, { browser, person: { id } }: Party): Promise<Votes> =>
  kit.must<Votes>(await kit.send(browser, 'getVotes', { params: { id } }));

/** Returns the time of the newest save of any category; null without one. */
export const newestSave = (votes: Votes): string | null =>
  Object.values(votes)
    .map(({ time }) => time)
    .toSorted()
    .at(-1) ?? null;

/** Returns when a person's ballot was last saved, and saves one if needed. */
export async function savedBallot({ kit, facts }: Scene, party: Party): Promise<string> {
  const known = newestSave(await votesOf(kit, party));
  if (known !== null) return known;
  const [{ category, ids }] = await facts.contests();
  const body = { lastmod: null, signature: 'Signed', votes: { [category]: [ids[0]] } };
  const params = { id: party.person.id };
  const answer = await kit.send(party.browser, 'vote', { params, body });
  return kit.must<{ time: string }>(answer, '200', 'a first vote').time;
}

/** Returns a person's nominations in a category; undefined before the first save. */
export async function nominationsOf(
  kit: Kit,
  { browser, person: { id } }: Party,
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
export async function savedNominations({ kit, facts }: Scene, party: Party): Promise<string> {
  const [{ category }] = await facts.nominated();
  const known = await nominationsOf(kit, party, category.key);
  if (known) return known.time;
  const body = {
    signature: 'Signed',
    category: category.key,
    nominations: [work(category.fields, 'A first nomination')],
  };
  const params = { id: party.person.id };
  const answer = await kit.send(party.browser, 'nominate', { params, body });
  return kit.must<{ time: string }>(answer, '200', 'a first nomination').time;
}

/** Starts a purchase that waits for the bank's confirmation. */
export async function waitingPurchase(scene: Scene): Promise<Waiting> {
  const { kit, facts } = scene;
  const [type] = await facts.voterTypes();
  if (!type) throw new Skip('no membership is sold');
  const email = scene.newAddress();
  const body = {
    amount: type.amount,
    email,
    source: scene.source('authenticate'),
    new_members: [{ ...newPerson(email), membership: type.key }],
  };
  const key = randomUUID();
  const answer = kit.must<PurchaseAnswer>(
    await scene.buy(body, nobody(), key),
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
export async function openInvoice({ kit }: Scene, { browser }: Party): Promise<Purchase> {
  const list = kit.must<Purchase[]>(await kit.send(browser, 'listPurchases'));
  const invoice = list.find(({ status }) => status === 'invoice');
  if (!invoice) throw new Skip('accounts.target has no open invoice');
  return invoice;
}

/** Returns the data of a person that others must not change, as JSON. */
export async function snapshot({ kit }: Scene, { browser, person: { id } }: Party) {
  const params = { id };
  const answers = [
    await kit.send(browser, 'getUser'),
    await kit.send(browser, 'getVotes', { params }),
    await kit.send(browser, 'getNominations', { params }),
    await kit.send(browser, 'listPurchases'),
  ];
  return answers.map(({ text }) => text).join('\n');
}

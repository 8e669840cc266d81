import type { Nominations, Purchase, PurchaseAnswer, Votes } from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { nobody, type Kit } from '../kit.ts';
import { Skip } from '../record.ts';
import { newPerson, type Party, type Scene } from './scene.ts';

/** A purchase that waits for its bank. */
export interface Waiting {
  readonly key: string;
  readonly clientSecret: string;
  readonly body: object;
}

/** The saved ballot of somebody. */
export const votesOf = async (kit: Kit, { browser, person: { id } }: Party): Promise<Votes> =>
  kit.must<Votes>(await kit.send(browser, 'getVotes', { params: { id } }));

/** The newest save of any category; null without one. */
export const newestSave = (votes: Votes): string | null =>
  Object.values(votes)
    .map(({ time }) => time)
    .toSorted()
    .at(-1) ?? null;

/** When somebody's ballot was saved last; saved now, if it never was. */
export async function savedBallot({ kit, facts }: Scene, party: Party): Promise<string> {
  const known = newestSave(await votesOf(kit, party));
  if (known !== null) return known;
  const [{ category, ids }] = await facts.contests();
  const body = { lastmod: null, signature: 'Signed', votes: { [category]: [ids[0]] } };
  const params = { id: party.person.id };
  const answer = await kit.send(party.browser, 'vote', { params, body });
  return kit.must<{ time: string }>(answer, '200', 'a first vote').time;
}

/** What somebody has nominated in a category; undefined when nothing was ever saved. */
export async function nominationsOf(
  kit: Kit,
  { browser, person: { id } }: Party,
  category: string,
): Promise<Nominations | undefined> {
  const answer = await kit.send(browser, 'getNominations', { params: { id } });
  return kit.must<Nominations[]>(answer).find((one) => one.category === category);
}

/** Something to nominate in a category, its first field filled. */
export const work = (fields: readonly { readonly key: string }[], title: string) => ({
  [fields[0]?.key ?? 'title']: title,
});

/** When somebody's nominations in the first category were saved; saved now, if they never were. */
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

/** Begins a purchase that waits for its bank. */
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

/** The open invoice of somebody. @throws Skip when there is none */
export async function openInvoice({ kit }: Scene, { browser }: Party): Promise<Purchase> {
  const list = kit.must<Purchase[]>(await kit.send(browser, 'listPurchases'));
  const invoice = list.find(({ status }) => status === 'invoice');
  if (!invoice) throw new Skip('accounts.target has no open invoice');
  return invoice;
}

/** What others must not have changed of somebody, as JSON. */
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

// Decisions: docs/decisions/api-contract.md
import type { OperationId } from '@conkit/api-client';
import type { Breach } from './record.ts';

/** The kind of an id in an answer. */
export type Kind = 'person' | 'purchase' | 'mail';

/** An id in the JSON of an answer. */
interface Sighting {
  readonly kind: Kind;
  readonly id: number;
  /** For a purchase: the payer's address and the id of the person it is for. */
  readonly payer?: string;
  readonly person?: number;
}

/** The address of the account that got an answer; undefined without a session. */
type Viewer = string | undefined;

/** The origin of an answer, for a possible breach. */
export type Seen = Pick<Breach, 'operation' | 'check' | 'curl'>;

/** Maps a key in an answer to the kind of the ids in its object or list. */
const KINDS: Readonly<Record<string, Kind>> = {
  person: 'person',
  people: 'person',
  purchases: 'purchase',
  mails: 'mail',
};

/** Operations with which the crew can move a person to another account. */
const MOVES: ReadonlySet<OperationId> = new Set(['changeEmail', 'mergePeople', 'updatePerson']);

const toAccount = (address: string): string => address.trim().toLowerCase();

/** Finds the ids of people, purchases and mails anywhere in the JSON of an answer. */
export function findIds(json: unknown, kind?: Kind): readonly Sighting[] {
  if (Array.isArray(json)) return json.flatMap((one) => findIds(one, kind));
  if (typeof json !== 'object' || json === null) return [];
  const { id, person_id: person, payment_email: payer } = json as Readonly<Record<string, unknown>>;
  const isPurchase = typeof payer === 'string';
  const own = isPurchase ? 'purchase' : kind;
  return [
    ...(own !== undefined && typeof id === 'number'
      ? [
          {
            kind: own,
            id,
            ...(isPurchase && { payer: toAccount(payer) }),
            ...(typeof person === 'number' && { person }),
          },
        ]
      : []),
    ...(typeof person === 'number' && !isPurchase ? [{ kind: 'person' as const, id: person }] : []),
    ...Object.entries(json).flatMap(([key, value]) =>
      findIds(value, Object.hasOwn(KINDS, key) ? KINDS[key] : undefined),
    ),
  ];
}

/**
 * Watches every answer of a run. Reports a breach if two accounts see the id of the same person, purchase or mail, or
 * if an answer without a session contains such an id. Two kinds of ids may be shared: a person that the crew moved
 * between the accounts, and a purchase that one account paid for a person on the other.
 */
export class PrivacyWatch {
  readonly #report: (seen: Seen, what: string) => void;
  /** The people on each account that `GET /user` has listed at any time. */
  readonly #people = new Map<string, Set<number>>();
  readonly #moved = new Set<number>();
  /** By person and mail, the account that saw it first. */
  readonly #owners = new Map<string, string>();
  /** By purchase, all sightings of it. */
  readonly #purchases = new Map<number, { viewer: string; sighting: Sighting; seen: Seen }[]>();

  constructor(report: (seen: Seen, what: string) => void) {
    this.#report = report;
  }

  /** Records that the crew has moved people to another account. */
  noteMove(operation: OperationId, ids: readonly unknown[]): void {
    if (!MOVES.has(operation)) return;
    for (const id of ids) if (Number.isInteger(Number(id))) this.#moved.add(Number(id));
  }

  /** Checks an answer that may contain only the account's own data. */
  look(viewer: Viewer, json: unknown, seen: Seen): void {
    const sightings = findIds(json);
    if (viewer === undefined) {
      for (const { kind } of sightings.slice(0, 1))
        this.#report(seen, `tells a caller without a session the id of a ${kind}`);
      return;
    }
    const account = toAccount(viewer);
    for (const sighting of sightings) {
      const { kind, id } = sighting;
      if (kind === 'purchase') {
        const known = this.#purchases.get(id) ?? [];
        this.#purchases.set(id, [...known, { viewer: account, sighting, seen }]);
        continue;
      }
      if (kind === 'person' && this.#moved.has(id)) continue;
      const owner = this.#owners.get(`${kind} ${id}`) ?? account;
      this.#owners.set(`${kind} ${id}`, owner);
      if (owner !== account) this.#report(seen, `shows a ${kind} of another account`);
    }
    // With `people_count`, the answer is only one page of the people.
    if (seen.operation === 'getUser' && Object(json).people_count === undefined)
      for (const { kind, id } of sightings) if (kind === 'person') this.#getPeople(account).add(id);
  }

  /** The accounts that saw purchases and whose people are still unknown. */
  get unlisted(): readonly string[] {
    const viewers = [...this.#purchases.values()].flat().map(({ viewer }) => viewer);
    return [...new Set(viewers)].filter((viewer) => !this.#people.has(viewer));
  }

  /** Checks the purchases. Runs at the end, when the people of each account are known. */
  judge(): void {
    for (const all of this.#purchases.values()) {
      // A purchase has one payer and one person, so an answer with another one is a breach.
      const payer = all.find(({ viewer, sighting }) => sighting.payer === viewer)?.viewer;
      const person = all[0]?.sighting.person;
      for (const { viewer, sighting, seen } of all) {
        const own = sighting.person;
        const people = this.#people.get(viewer);
        const isFor =
          own !== undefined &&
          (this.#moved.has(own) || (own === person && (people?.has(own) ?? true)));
        if (viewer !== payer && !isFor) this.#report(seen, 'shows a purchase of another account');
      }
    }
    this.#purchases.clear();
  }

  #getPeople(account: string): Set<number> {
    const people = this.#people.get(account) ?? new Set<number>();
    this.#people.set(account, people);
    return people;
  }
}

import type {
  Config,
  DaypassPrices,
  Finalists,
  HugoCategory,
  OperationId,
  Period,
  PurchaseCategory,
  PurchaseData,
} from '@conkit/api-client';
import { createVisitor, type Kit } from '../kit.ts';
import { DoesNotApply, Skip } from '../record.ts';

/** A category with an open vote, and finalists to rank. */
export interface Contest {
  readonly category: string;
  readonly award: string;
  /** At least three finalists that are not replaced. */
  readonly ids: readonly [number, number, number, ...number[]];
  readonly replaced: number | undefined;
  readonly hasNoAward: boolean;
  readonly positions: number;
  readonly voting: Period;
}

/** A category with open nominations. */
export interface Nominated {
  readonly category: HugoCategory;
  readonly nominations: Period;
  readonly most: number;
}

/** An item that everyone can buy for money, with its form data. */
interface SoldItem {
  readonly category: string;
  readonly type: string;
  readonly account: string;
  readonly amount: number;
  readonly data: Readonly<Record<string, unknown>>;
}

const MINUTE_MS = 60_000;
/** Categories with their own API calls. */
const ELSEWHERE = new Set(['new_member', 'upgrade', 'paper_pubs', 'daypass']);
const TOKEN = 'ss-token';

/** Public data of the convention. Each part is requested once. */
export class Facts {
  readonly #kit: Kit;
  readonly #known = new Map<OperationId, Promise<unknown>>();

  constructor(kit: Kit) {
    this.#kit = kit;
  }

  #ask<Json>(id: OperationId): Promise<Json> {
    const known =
      this.#known.get(id) ?? this.#kit.send(createVisitor(), id).then((a) => this.#kit.must(a));
    this.#known.set(id, known);
    known.catch(() => this.#known.delete(id));
    return known as Promise<Json>;
  }

  /** Forgets everything, because the server can change between runs. */
  forget(): void {
    this.#known.clear();
  }

  config = (): Promise<Config> => this.#ask('getConfig');
  finalists = (): Promise<Finalists> => this.#ask('getFinalists');
  goods = (): Promise<PurchaseData> => this.#ask('getPurchaseData');
  daypassPrices = (): Promise<DaypassPrices> => this.#ask('getDaypassPrices');

  /** Returns the categories with an open vote. @throws Skip when there are none */
  async contests(): Promise<readonly [Contest, ...Contest[]]> {
    const [{ hugo, time }, finalists] = [await this.config(), await this.finalists()];
    const found = hugo.categories.flatMap(({ key, award }): Contest[] => {
      const { voting, noAward, positions } = hugo.awards[award] ?? {};
      const all = finalists[key] ?? [];
      const [a, b, c, ...more] = all.filter((one) => !one.replaced).map(({ id }) => id);
      if (!voting || !isOpen(voting, time) || c === undefined || a === undefined) return [];
      const replaced = all.find((one) => one.replaced)?.id;
      const ids = [a, b ?? a, c, ...more] as const;
      return [
        {
          category: key,
          award,
          ids,
          replaced,
          hasNoAward: noAward != null,
          positions: positions ?? 7,
          voting,
        },
      ];
    });
    const [first, ...others] = found;
    if (!first) throw new Skip('no vote is open with three finalists to rank');
    return [first, ...others];
  }

  /** Returns the categories with open nominations. @throws Skip when there are none */
  async nominated(): Promise<readonly [Nominated, ...Nominated[]]> {
    const { hugo, time } = await this.config();
    const found = hugo.categories.flatMap((category): Nominated[] => {
      const { nominations, maxNominations: most = 5 } = hugo.awards[category.award] ?? {};
      if (!nominations || !isOpen(nominations, time) || category.fields.length === 0) return [];
      return [{ category, nominations, most }];
    });
    const [first, ...others] = found;
    if (!first) throw new Skip('no nominations are open');
    return [first, ...others];
  }

  /**
   * Returns the membership types that are for sale to everybody without questions, may vote and nominate, and can be
   * looked up; the cheapest first.
   */
  async voterTypes(): Promise<readonly { readonly key: string; readonly amount: number }[]> {
    const [{ membershipTypes }, goods] = [await this.config(), await this.goods()];
    return (goods['new_member']?.types ?? [])
      .flatMap(({ key, amount, questions }) => {
        const type = membershipTypes[key];
        const isVoter = type?.hugo_nominator && type.wsfs_member && type.allow_lookup;
        const isAsked = type?.born !== undefined || mustAnswer(questions);
        return amount !== undefined && isVoter && !isAsked ? [{ key, amount }] : [];
      })
      .toSorted((a, b) => a.amount - b.amount);
  }

  /** Returns an item of the purchase data. @throws DoesNotApply when there is none */
  async item(): Promise<SoldItem> {
    const goods = Object.entries(await this.goods());
    for (const [category, { account, types, shape, requireMembership }] of goods) {
      const type = types.find(
        ({ amount, questions }) => amount !== undefined && amount > 0 && !mustAnswer(questions),
      );
      if (ELSEWHERE.has(category) || requireMembership || type?.amount === undefined) continue;
      return { category, type: type.key, account, amount: type.amount, data: createData(shape) };
    }
    throw new DoesNotApply('only memberships are sold');
  }

  /** Returns the site selection token, of which a person can buy only one. @throws DoesNotApply when it is not sold */
  async token(): Promise<SoldItem> {
    for (const [category, { account, types }] of Object.entries(await this.goods())) {
      const type = types.find(({ key }) => key === TOKEN);
      if (type?.amount) return { category, type: TOKEN, account, amount: type.amount, data: {} };
    }
    throw new DoesNotApply('no site selection token is sold');
  }
}

const mustAnswer = (questions: readonly { readonly required?: boolean }[] = []): boolean =>
  questions.some(({ required }) => required);

const isOpen = ({ opens, closes }: Period, time: string): boolean =>
  Date.parse(opens) <= Date.parse(time) && Date.parse(time) < Date.parse(closes) + MINUTE_MS;

/** Fills in the form of a category. */
function createData(shape: PurchaseCategory['shape']): Record<string, unknown> {
  const samples = { string: 'Conformance', number: 1, boolean: true, object: {} } as const;
  const wanted = shape.filter(({ required, generated }) => required && !generated);
  return Object.fromEntries(
    wanted.map(({ key, type, values }) => [key, Object.keys(values ?? {})[0] ?? samples[type]]),
  );
}

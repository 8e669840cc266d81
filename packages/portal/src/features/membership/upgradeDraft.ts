import type { PaperPubs, Person, Upgrade } from '@conkit/api-client';
import { isGreyedOut, presetTarget, type PriceList } from '@conkit/rules';
import { fallback, nullable, number, object, string } from 'valibot';
import { paperPubsSchema } from '../../checkout/personSchema.ts';

/** What is chosen for the upgrade of one person. */
export interface UpgradeDraft {
  /** The person; what was chosen for somebody else does not count. */
  id: number;
  /** The membership to become; null for none. */
  target: string | null;
  /** Where the added paper publications go; null without them. */
  paper_pubs: PaperPubs | null;
}

/** What is chosen to begin with: the present membership where it can be upgraded, and no paper publications. */
const firstChoice = (person: Person, upgradeable: readonly string[]): UpgradeDraft => ({
  id: person.id,
  target: presetTarget(person.membership, upgradeable) ?? null,
  paper_pubs: null,
});

/** What is chosen for a person: what was kept for them, as far as it can still be had. */
export function choiceOf(
  person: Person,
  kept: UpgradeDraft | null,
  upgradeable: readonly string[],
  prices: PriceList,
): UpgradeDraft {
  const first = firstChoice(person, upgradeable);
  if (kept?.id !== person.id) return first;
  const { target, paper_pubs } = kept;
  return {
    id: kept.id,
    target:
      target !== null && isGreyedOut(prices, target, person.membership) ? first.target : target,
    paper_pubs: person.paper_pubs ? null : paper_pubs,
  };
}

/** What was chosen, from what the browser kept of it. */
export const upgradeSchema = object({
  id: number(),
  target: fallback(nullable(string()), null),
  paper_pubs: fallback(nullable(paperPubsSchema), null),
});

/** An upgrade as the server is told: what changes, and nothing else. */
export const upgradeOf = (person: Person, { target, paper_pubs }: UpgradeDraft): Upgrade => ({
  id: person.id,
  ...(target !== null && target !== person.membership && { membership: target }),
  ...(paper_pubs && { paper_pubs }),
});

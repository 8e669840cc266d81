import type { PaperPubs, Person, Upgrade } from '@conkit/api-client';
import { isGreyedOut, presetTarget, type PriceList } from '@conkit/rules';
import { fallback, nullable, number, object, string } from 'valibot';
import { paperPubsSchema } from '../../checkout/personSchema.ts';

/** The choices for one person's upgrade. */
export interface UpgradeDraft {
  /** The person. Choices for another person are ignored. */
  id: number;
  /** The new membership, or null for none. */
  target: string | null;
  /** The address for added paper publications, or null without them. */
  paper_pubs: PaperPubs | null;
}

/** Returns the default choices: the present membership if it can be upgraded, and no paper publications. */
const firstChoice = (person: Person, upgradeable: readonly string[]): UpgradeDraft => ({
  id: person.id,
  target: presetTarget(person.membership, upgradeable) ?? null,
  paper_pubs: null,
});

/** Returns the choices for a person: the stored ones as far as they are still available. */
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

/** Parses a stored draft. */
export const upgradeSchema = object({
  id: number(),
  target: fallback(nullable(string()), null),
  paper_pubs: fallback(nullable(paperPubsSchema), null),
});

/** Returns an upgrade as the API takes it, with changes only. */
export const upgradeOf = (person: Person, { target, paper_pubs }: UpgradeDraft): Upgrade => ({
  id: person.id,
  ...(target !== null && target !== person.membership && { membership: target }),
  ...(paper_pubs && { paper_pubs }),
});

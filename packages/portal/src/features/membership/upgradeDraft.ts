import type { PaperPubs, Person, Upgrade } from '@conkit/api-client';
import { presetTarget } from '@conkit/rules';
import { isPaperPubs } from './memberDraft.ts';

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

/** What is chosen for a person: what was kept for them, without paper publications that they have by now. */
export function choiceOf(
  person: Person,
  kept: UpgradeDraft | null,
  upgradeable: readonly string[],
): UpgradeDraft {
  if (kept?.id !== person.id) return firstChoice(person, upgradeable);
  return person.paper_pubs ? { ...kept, paper_pubs: null } : kept;
}

/** What was chosen, from what the browser kept of it. */
export function parseUpgradeDraft(stored: unknown): UpgradeDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const id: unknown = Reflect.get(stored, 'id');
  const target: unknown = Reflect.get(stored, 'target');
  const pubs: unknown = Reflect.get(stored, 'paper_pubs');
  if (typeof id !== 'number') return undefined;
  return {
    id,
    target: typeof target === 'string' ? target : null,
    paper_pubs: isPaperPubs(pubs) ? pubs : null,
  };
}

/** An upgrade as the server is told: what changes, and nothing else. */
export const upgradeOf = (person: Person, { target, paper_pubs }: UpgradeDraft): Upgrade => ({
  id: person.id,
  ...(target !== null && target !== person.membership && { membership: target }),
  ...(paper_pubs && { paper_pubs }),
});

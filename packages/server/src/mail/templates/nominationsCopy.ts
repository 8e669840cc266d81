import type { Nomination } from '@conkit/rules';
import { findBallotReader } from '../../awards/holds.ts';
import { nominationsOf } from '../../awards/nominations.ts';
import type { AwardCategory } from '../../config/types.ts';
import type { Block, Fact } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import type { Reader } from '../reader.ts';
import { readAwardsCopy, writeAwardsCopy, type AwardsCopyFacts } from './awardsCopy.ts';

export interface NominationsCopyData {
  readonly personId: number;
}

export interface NominationsCopyFacts extends AwardsCopyFacts {
  readonly saved: ReadonlyArray<{
    readonly category: string;
    readonly nominations: readonly Nomination[];
  }>;
}

/** Sends all of a person's nominations as they are now, with links to change them until the deadline. */
export const nominationsCopyMail = mailTemplate<NominationsCopyData, NominationsCopyFacts>({
  async read(context, { personId }) {
    const { db } = context;
    const reader = await findBallotReader(db, context, personId);
    const saved = await nominationsOf(db, personId);
    const newest = saved.toSorted((one, other) => other.id - one.id)[0];
    if (!reader || !newest) return null;
    const saver = { reader, personId, signature: newest.signature };
    const letter = await readAwardsCopy(context, saver, 'nominate');
    if (!letter) return null;
    return { ...letter, facts: { ...letter.facts, saved } };
  },
  write(facts, reader) {
    return writeAwardsCopy(facts, reader, 'nominations', (category) => {
      const row = facts.saved.find((entry) => entry.category === category.key);
      return row ? works(reader, category, row.nominations) : [];
    });
  },
});

/** Writes the works of a category. A cleared category is listed too, as clearing is a change. */
const works = (
  reader: Reader,
  category: AwardCategory,
  nominations: readonly Nomination[],
): Block[] =>
  nominations.length === 0
    ? [{ kind: 'text', text: reader.words.awards.noNominations }]
    : [{ kind: 'list', items: nominations.map((work) => describeWork(reader, category, work)) }];

/** Writes each field with its label, including empty ones. A field may have several lines. */
const describeWork = (
  { local }: Reader,
  { fields }: AwardCategory,
  nomination: Nomination,
): Fact[] =>
  fields.flatMap(({ key, label }) => {
    const value = Object.hasOwn(nomination, key) ? nomination[key] : undefined;
    if (value === undefined) return [];
    return [{ label: local(label), value: value.trim().replaceAll(/\s+/g, ' ') }];
  });

import { findBallotReader } from '../../awards/holds.ts';
import { codeOf } from '../../awards/seriesCodes.ts';
import type { Words } from '../../config/types.ts';
import { small, text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface SeriesExtraData {
  readonly personId: number;
}

export interface SeriesExtraFacts {
  readonly name: string;
  readonly category: Words;
  readonly code: string;
}

/** Sends a voter their own code for the packet's extra. */
export const seriesExtraMail = mailTemplate<SeriesExtraData, SeriesExtraFacts>({
  async read(context, { personId }) {
    const { config, db } = context;
    const person = await findBallotReader(db, context, personId);
    const code = await codeOf(db, personId);
    const category = config.award_categories.find(
      ({ key }) => key === config.series_extra?.category,
    )?.title;
    if (!person?.email || code === undefined || !category) return null;
    const { email: address, legal_name: name } = person;
    return { from: 'hugo_packet', to: { name, address }, facts: { name, category, code } };
  },
  write({ name, category, code }, reader) {
    const { words, local } = reader;
    const { awards } = words;
    const title = local(category);
    return {
      heading: awards.codeHeading,
      subject: awards.codeSubject(title),
      greeting: greetingOf(reader, name),
      blocks: [
        text(awards.codeOpening(name, title)),
        { kind: 'code', code },
        small(awards.codeUse),
        questionsTo(reader, 'hugo_packet'),
      ],
    };
  },
});

import { Button } from '../../primitives/Button/Button.tsx';
import * as button from '../../primitives/Button/Button.css.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import { REVIEW_ID } from './reviewId.ts';

interface WayOnProps {
  /** The title of the next category with something to do; undefined after the last. */
  next: string | undefined;
  words: AwardBallotMessages;
  onNext: () => void;
}

/** Leads from a category to the next one, or to the review. */
export const WayOn = ({ next, words, onNext }: WayOnProps) =>
  next === undefined ? (
    <a className={button.tones.primary} href={`#${REVIEW_ID}`}>
      {words.toReview}
    </a>
  ) : (
    <Button tone="primary" onPress={onNext}>
      {words.next(next)}
    </Button>
  );

import type { Ballot } from '@conkit/rules';
import { memo, useCallback, useRef } from 'react';
import { categoryId } from '../../components/CategoryIndex/categoryId.ts';
import { PacketLinks } from '../../components/PacketLinks/PacketLinks.tsx';
import { RankedBallot } from '../../components/RankedBallot/RankedBallot.tsx';
import { SaveState } from '../../components/SaveState/SaveState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { TokenIcon } from '../../primitives/icons/icons.tsx';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import { CategoryNotices } from './CategoryNotices.tsx';
import { sameFacts } from './sameFacts.ts';
import type { CategoryActions, CategoryBallot } from './types.ts';

interface BallotCategoryProps {
  category: CategoryBallot;
  /** How many positions a ranking has. */
  size: number;
  isReadOnly: boolean;
  /** Whether this device keeps what is not saved. */
  isKept: boolean;
  words: AwardBallotMessages;
  actions: CategoryActions;
}

/** One category of the ballot: its ranking, and how it is saved. Drawn anew only when a fact of it changes. */
export const BallotCategory = memo(
  function BallotCategory({ category, isReadOnly, isKept, ...props }: BallotCategoryProps) {
    const { key, title, status } = category;
    const { words, actions } = props;
    const change = useCallback((next: Ballot) => actions.change(key, next), [key, actions]);
    const anchor = useRef<HTMLDivElement>(null);
    /** For a button that goes with what it answers. */
    const takeFocus = () => anchor.current?.focus({ preventScroll: true });
    const retry = () => {
      takeFocus();
      actions.retry();
    };
    const choose = (choice: 'mine' | 'theirs') => {
      takeFocus();
      actions.resolve(key, choice);
    };
    // A ranking that was refused would be refused again.
    const canRetry = !isReadOnly && category.refusal === undefined;
    return (
      <div ref={anchor} id={categoryId(key)} tabIndex={-1}>
        <Card
          title={title}
          aside={
            <SaveState
              subject={title}
              status={status}
              savedAt={category.savedAt}
              isKept={isKept}
              onRetry={canRetry ? retry : undefined}
            />
          }
        >
          <CardBody>
            <Packet category={category} actions={actions} />
            <CategoryNotices
              category={category}
              isReadOnly={isReadOnly}
              words={words}
              onChoose={choose}
            />
            <RankedBallot
              aria-label={words.rankingFor(title)}
              finalists={category.finalists}
              value={category.ballot}
              size={props.size}
              isReadOnly={isReadOnly}
              onChange={change}
            />
          </CardBody>
        </Card>
      </div>
    );
  },
  ({ category: one, ...before }, { category: other, ...after }) =>
    sameFacts(one, other) && sameFacts(before, after),
);

/** What of the voter packet belongs to a category; nothing where there is nothing. */
function Packet({ category, actions }: Pick<BallotCategoryProps, 'category' | 'actions'>) {
  const { key, title, packet } = category;
  if (!packet || (packet.formats.length === 0 && !packet.request)) return null;
  return (
    <PacketLinks
      category={title}
      formats={packet.formats}
      onFollow={(event, format) => actions.follow(event, key, format)}
    >
      {packet.request && (
        <Button
          icon={<TokenIcon />}
          isPending={packet.request.isPending}
          onPress={() => actions.request(key)}
        >
          {packet.request.label}
        </Button>
      )}
    </PacketLinks>
  );
}

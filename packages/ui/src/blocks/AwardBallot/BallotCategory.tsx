import type { Ballot } from '@conkit/rules';
import { memo, useCallback, useMemo } from 'react';
import { CategoryFold } from '../../components/CategoryFold/CategoryFold.tsx';
import { categoryId } from '../../components/CategoryIndex/categoryId.ts';
import { PacketLinks } from '../../components/PacketLinks/PacketLinks.tsx';
import { RankedBallot } from '../../components/RankedBallot/RankedBallot.tsx';
import { SaveState } from '../../components/SaveState/SaveState.tsx';
import { useSaveNews } from '../../components/SaveState/useSaveNews.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TokenIcon } from '../../primitives/icons/icons.tsx';
import * as css from './AwardBallot.css.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import { CategoryNotices } from './CategoryNotices.tsx';
import { statusLabel, statusOf } from './categoryState.ts';
import { sameFacts } from './sameFacts.ts';
import { SignFirst } from './SignFirst.tsx';
import type { CategoryActions, CategoryBallot } from './types.ts';
import { useAfterPaint } from './useAfterPaint.ts';
import { WayOn } from './WayOn.tsx';

interface BallotCategoryProps {
  category: CategoryBallot;
  isOpen: boolean;
  /** Whether to render the content of a folded category, so that find-in-page reaches it. */
  isDrawn: boolean;
  /** The title of the next category; undefined after the last and while this one is folded. */
  next: string | undefined;
  /** How many positions a ranking has. */
  size: number;
  isReadOnly: boolean;
  /** Where the voter signs before ranking. */
  signHref: string | undefined;
  /** Whether this device stores unsaved changes. */
  isKept: boolean;
  words: AwardBallotMessages;
  actions: CategoryActions;
}

/**
 * One category of the ballot: folded to a summary, or open with its packet, ranking and save status. Re-renders only
 * when its own data changes.
 */
export const BallotCategory = memo(
  function BallotCategory(props: BallotCategoryProps) {
    const { category, isOpen, isReadOnly, isKept, words, actions } = props;
    const { key, title } = category;
    // Paints a choice in the ranking before anything else.
    const settled = useAfterPaint(category);
    const { status, savedAt } = settled;
    const news = useSaveNews({ subject: title, status, savedAt, isKept });
    return (
      <CategoryFold
        category={key}
        title={title}
        status={statusOf(settled)}
        statusLabel={statusLabel(settled, words)}
        line={
          !isOpen && (
            <CategoryLine {...lineOf(category)} isChoice={props.size === 1} words={words} />
          )
        }
        isOpen={isOpen}
        onOpenChange={(next) => actions.fold(key, next)}
        news={isReadOnly ? undefined : news}
      >
        {(isOpen || props.isDrawn) && <Unfolded {...props} settled={settled} />}
      </CategoryFold>
    );
  },
  ({ category: one, ...before }, { category: other, ...after }) =>
    sameFacts(one, other) && sameFacts(before, after),
);

/** The data that the summary of a folded category renders from. */
const lineOf = ({ finalists, noAward, ballot }: CategoryBallot) => ({ finalists, noAward, ballot });

interface UnfoldedProps extends BallotCategoryProps {
  /** The category as of the previous frame, for its save status. */
  settled: CategoryBallot;
}

/** The content of an open category. */
function Unfolded({ category, isReadOnly, isKept, words, actions, ...props }: UnfoldedProps) {
  const { key, title } = category;
  const { next, signHref } = props;
  const change = useCallback((ballot: Ballot) => actions.change(key, ballot), [key, actions]);
  /** Keeps the focus in the category: the pressed button disappears with its message. */
  const takeFocus = () => document.getElementById(categoryId(key))?.focus({ preventScroll: true });
  const retry = () => {
    takeFocus();
    actions.retry();
  };
  const choose = (choice: 'mine' | 'theirs') => {
    takeFocus();
    actions.resolve(key, choice);
  };
  // The server would refuse the same ranking again.
  const canRetry = !isReadOnly && category.refusal === undefined;
  const way = useMemo(() => {
    if (signHref !== undefined) return <SignFirst href={signHref} words={words} />;
    return !isReadOnly && <WayOn next={next} words={words} onNext={() => actions.goOn(key)} />;
  }, [signHref, isReadOnly, next, words, actions, key]);
  return (
    <div className={css.body}>
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
        noAward={category.noAward}
        value={category.ballot}
        size={props.size}
        isReadOnly={isReadOnly}
        onChange={change}
      >
        {way}
      </RankedBallot>
      <div className={css.saved}>
        <SaveState
          subject={title}
          status={props.settled.status}
          savedAt={props.settled.savedAt}
          isKept={isKept}
          onRetry={canRetry ? retry : undefined}
        />
      </div>
    </div>
  );
}

/** A category's part of the voter packet; renders nothing if there is none. */
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
          tone="quiet"
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

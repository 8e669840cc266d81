import { NO_AWARD, NO_AWARD_ID, rankRead, type Ballot, type Finalist } from '@conkit/rules';
import { rankReadMessages, type RankReadMessages } from '../../locales/en/RankRead.gen.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { useMessages } from '../../words/provider.tsx';
import * as css from './RankRead.css.ts';

export interface RankReadProps extends ElementProps {
  /** The category's title. */
  category: string;
  /** The finalists in ballot order, including replaced ones. */
  finalists: readonly Finalist[];
  /**
   * The label of the added No Award entry; null if there is none.
   *
   * @default "No award"
   */
  noAward?: string | null | undefined;
  /** The current ranking. */
  ballot: Ballot;
  /** How many positions a ranking has. */
  size: number;
  /** The finalists that are read. */
  read: readonly number[];
  /** Called with the longer ranking once the voter agrees. */
  onRank: (ballot: Ballot) => void;
  /** Called to close the dialog without a change. */
  onCancel: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<RankReadMessages>;
}

/**
 * Offers to add what the voter has read to a ranking, and shows the ranking before anything changes. What is ranked
 * stays in its order.
 *
 * @example
 * ```tsx
 * <RankRead category="Best Novel" finalists={finalists} ballot={[3]} size={7} read={[1, 2]} onRank={rank} onCancel={close} />
 * ```
 */
export function RankRead(props: RankReadProps) {
  const { category, finalists, noAward, ballot, size, read, onRank, onCancel } = props;
  const words = useMessages('RankRead', rankReadMessages, props.messages);
  const ranking = rankRead(ballot, finalists, read, size);
  const canAdd = ranking !== ballot;
  const getTitle = (id: number | null) => {
    if (id === null) return '–';
    if (id === NO_AWARD_ID) return noAward ?? NO_AWARD.title;
    return finalists.find((finalist) => finalist.id === id)?.title;
  };
  const leftOut = finalists
    .filter(({ id, replaced }) => read.includes(id) && !ranking.includes(id) && !replaced)
    .map(({ title }) => title);
  return (
    <Dialog
      {...elementProps(props)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={words.title({ category })}
      actions={
        canAdd ? (
          <>
            <Button onPress={() => onCancel()}>{words.cancel}</Button>
            <Button tone="primary" onPress={() => onRank(ranking)}>
              {words.add}
            </Button>
          </>
        ) : (
          <Button onPress={() => onCancel()}>{words.close}</Button>
        )
      }
    >
      <p>{canAdd ? words.explain : words.nothing({ isFull: leftOut.length > 0 })}</p>
      {canAdd && (
        <ol className={css.ranking}>
          {ranking.map((id, at) => (
            // A position has no other identity than its rank.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {getTitle(id)}
              {id !== null && !ballot.includes(id) && <> ({words.added})</>}
            </li>
          ))}
        </ol>
      )}
      {leftOut.length > 0 && <p>{words.leftOut({ titles: leftOut })}</p>}
    </Dialog>
  );
}

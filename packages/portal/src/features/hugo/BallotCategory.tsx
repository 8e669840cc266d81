import type { Config, Finalist, Packet } from '@conkit/api-client';
import type { Ballot, BallotConflict } from '@conkit/rules';
import { Card, CardBody, RankedBallot, SaveState, type SaveStatus } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { memo, useCallback, useRef, type MouseEvent } from 'react';
import { useRankedBallotMessages } from '../../i18n/messages/rankedBallot.ts';
import { CategoryPacket } from './CategoryPacket.tsx';
import { RefusedNotice } from './RefusedNotice.tsx';
import { ReplacedNotice } from './ReplacedNotice.tsx';
import { Conflict, NotCounted } from './Versions.tsx';
import type { RefusedCategory } from './votes.ts';

interface BallotCategoryProps {
  config: Config;
  personId: number;
  category: string;
  title: string;
  finalists: readonly Finalist[];
  ballot: Ballot;
  /** What the server is known to have. */
  saved: Ballot;
  size: number;
  /** The category's files of the voter packet. */
  files: Packet[string] | undefined;
  status: SaveStatus;
  /** When the category was last saved, as an ISO instant. */
  savedAt: string | undefined;
  /** Whether this device keeps what is not saved. */
  isKept: boolean;
  conflict: BallotConflict | undefined;
  /** The server did not accept the ranking as it is. */
  refusal: RefusedCategory | undefined;
  isReadOnly: boolean;
  onChange: (category: string, ballot: Ballot) => void;
  onResolve: (category: string, choice: 'mine' | 'theirs') => void;
  onRetry: () => Promise<void>;
  onFollow: (event: MouseEvent<HTMLAnchorElement>, category: string, format: string) => void;
}

/** One category of the ballot: its ranking, and how it is saved. Drawn anew only when it changes. */
export const BallotCategory = memo(function BallotCategory(props: BallotCategoryProps) {
  const { category, title, finalists, ballot, size, conflict, isReadOnly } = props;
  const refusal = isReadOnly ? undefined : props.refusal;
  const { onChange, onResolve, onRetry } = props;
  const { t } = useLingui();
  const messages = useRankedBallotMessages();
  const change = useCallback((next: Ballot) => onChange(category, next), [category, onChange]);
  const anchor = useRef<HTMLDivElement>(null);
  /** For a button that goes with what it answers. */
  const takeFocus = () => anchor.current?.focus({ preventScroll: true });
  const retry = () => {
    takeFocus();
    void onRetry();
  };
  const choose = (choice: 'mine' | 'theirs') => {
    takeFocus();
    onResolve(category, choice);
  };
  return (
    <div ref={anchor} id={`category-${category}`} tabIndex={-1}>
      <Card
        title={title}
        aside={
          <SaveState
            subject={title}
            status={props.status}
            savedAt={props.savedAt}
            isKept={props.isKept}
            // The same ranking would be refused again.
            onRetry={isReadOnly || refusal ? undefined : retry}
          />
        }
      >
        <CardBody>
          <CategoryPacket
            config={props.config}
            personId={props.personId}
            category={category}
            title={title}
            files={props.files}
            onFollow={props.onFollow}
          />
          {conflict && !isReadOnly && (
            <Conflict conflict={conflict} finalists={finalists} onChoose={choose} />
          )}
          {isReadOnly && props.status !== 'saved' && props.status !== 'saving' && (
            <NotCounted finalists={finalists} ballot={props.saved} />
          )}
          {refusal ? (
            <RefusedNotice reason={refusal.reason} />
          ) : (
            <ReplacedNotice finalists={finalists} ballot={ballot} />
          )}
          <RankedBallot
            aria-label={t`Ranking for ${title}`}
            finalists={finalists}
            value={ballot}
            size={size}
            isReadOnly={isReadOnly}
            onChange={change}
            messages={messages}
          />
        </CardBody>
      </Card>
    </div>
  );
});

import { useEffect, useRef } from 'react';
import { Button } from '../primitives/Button/Button.tsx';
import { Card, CardBody } from '../primitives/Card/Card.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';

/** The part of a long list that is not shown yet. */
export interface MoreItems {
  /** Whether there are more items. */
  readonly hasMore: boolean;
  /** Whether the next items are loading. */
  readonly isLoading: boolean;
  /** Whether the next items could not be loaded. */
  readonly hasError: boolean;
  /** Called to load the next items. */
  readonly onLoadMore: () => void;
}

/** The texts of {@link ShowMore}. */
interface ShowMoreTexts {
  /** How many items are shown. Announced when it changes. */
  readonly shown: string;
  readonly showMore: string;
  readonly notLoaded: string;
}

interface ShowMoreProps {
  more: MoreItems;
  texts: ShowMoreTexts;
}

/** The foot of a long list: how many items are shown, and the button for the next ones. */
export function ShowMore({ more, texts }: ShowMoreProps) {
  const { hasMore, isLoading, hasError, onLoadMore } = more;
  const { shown, showMore, notLoaded } = texts;
  const count = useRef<HTMLParagraphElement>(null);
  /** The count that was shown when the button was pressed. */
  const pressedAt = useRef<string>(undefined);
  useEffect(() => {
    // The focused button disappears after the last page, so the count takes the focus, without scrolling.
    if (pressedAt.current !== undefined && !hasMore) count.current?.focus({ preventScroll: true });
    if (pressedAt.current !== shown) pressedAt.current = undefined;
  }, [shown, hasMore]);
  const press = () => {
    pressedAt.current = shown;
    onLoadMore();
  };
  return (
    <Card>
      <CardBody>
        {hasError && (
          <Notice tone="danger" role="alert">
            {notLoaded}
          </Notice>
        )}
        <p ref={count} tabIndex={-1} role="status">
          {shown}
        </p>
        {hasMore && (
          <div>
            <Button isPending={isLoading} onPress={press}>
              {showMore}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

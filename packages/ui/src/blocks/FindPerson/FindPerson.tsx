import { isBlank, MAX_FIELD_LENGTH } from '@conkit/rules';
import { useEffect, useRef, type ReactNode } from 'react';
import { ActionList } from '../../primitives/ActionList/ActionList.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import { findPersonMessages, type FindPersonMessages } from '../../locales/en/FindPerson.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { type FoundPerson, usePersonActions } from './usePersonActions.ts';
import * as css from './FindPerson.css.ts';

/** The state of a search; `failed` has the reason and what to do, in words. */
export type FindState =
  | { readonly kind: 'idle' | 'searching' }
  | {
      readonly kind: 'found';
      /** The submitted query. */
      readonly query: string;
      readonly people: readonly FoundPerson[];
      /** Whether there are more matches. */
      readonly hasMore: boolean;
      /**
       * The searches left before the limit, and the seconds until the next one is possible.
       *
       * @default plenty are left, and nothing is shown
       */
      readonly allowance?:
        | { readonly remaining: number; readonly retryAfterSeconds: number }
        | undefined;
    }
  | { readonly kind: 'failed'; readonly errorMessage: ReactNode };

export interface FindPersonProps extends ElementProps {
  /** The text to search for. */
  value: string;
  /** Called with the new text. */
  onChange: (query: string) => void;
  /** Called to search for the text in the field. */
  onSubmit: () => void;
  /** The state of the search. */
  state: FindState;
  /**
   * Returns the URL of a person's record.
   *
   * @default the people are shown without links
   */
  getHref?: (id: number) => string;
  /**
   * Whether to focus the field when the page is shown.
   *
   * @default false
   */
  autoFocus?: boolean;
  /** Replaces single texts. */
  messages?: SomeMessages<FindPersonMessages>;
}

const SearchOutcome = ({ state, words }: { state: FindState; words: FindPersonMessages }) => {
  if (state.kind === 'searching') return <p className={css.count}>{words.searching}</p>;
  if (state.kind === 'failed') return <Notice tone="danger">{state.errorMessage}</Notice>;
  if (state.kind !== 'found') return null;
  if (state.people.length === 0) {
    return <Notice title={words.noMatch({ query: state.query })}>{words.noMatchHint}</Notice>;
  }
  return (
    <p className={css.count}>
      {words.found({ count: state.people.length })}
      {state.hasMore && `. ${words.more}`}
    </p>
  );
};

/**
 * The page where the crew finds a person by part of a name, address or number.
 *
 * @example
 * ```tsx
 * <FindPerson
 *   value={query}
 *   onChange={setQuery}
 *   onSubmit={find}
 *   state={{ kind: 'found', query, people, hasMore: false }}
 *   getHref={(id) => `/desk/${id}`}
 * />
 * ```
 */
export const FindPerson = (props: FindPersonProps) => {
  const { value, onChange, onSubmit, state, getHref, autoFocus = false } = props;
  const words = useMessages('FindPerson', findPersonMessages, props.messages);
  const toActions = usePersonActions(words);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  const isSearching = state.kind === 'searching';
  const find = () => {
    if (isSearching) return;
    if (isBlank(value)) field.current?.focus();
    else onSubmit();
  };
  return (
    <Page {...elementProps(props)} title={words.title} lead={words.lead} width="narrow">
      <Card>
        <CardBody>
          <form
            role="search"
            className={css.search}
            onSubmit={(event) => {
              event.preventDefault();
              find();
            }}
          >
            <div className={css.query}>
              <TextField
                ref={field}
                type="search"
                label={words.query}
                description={words.queryHint}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={MAX_FIELD_LENGTH}
                value={value}
                onChange={onChange}
              />
            </div>
            <Button type="submit" tone="primary" isPending={isSearching}>
              {words.find}
            </Button>
          </form>
        </CardBody>
        <div role="status" className={css.outcome}>
          <SearchOutcome state={state} words={words} />
        </div>
        {state.kind === 'found' && state.allowance && (
          <Notice tone="warning">
            {words.nearLimit({
              left: state.allowance.remaining,
              nextSeconds: state.allowance.retryAfterSeconds,
            })}
          </Notice>
        )}
        {state.kind === 'found' && state.people.length > 0 && (
          <div className={css.found}>
            <ActionList aria-label={words.list} actions={toActions(state.people, getHref)} />
          </div>
        )}
      </Card>
    </Page>
  );
};

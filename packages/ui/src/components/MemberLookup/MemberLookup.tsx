import { canLookUp, lookupQuery, type LookupFields, type LookupQuery } from '@conkit/rules';
import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  memberLookupMessages,
  type MemberLookupMessages,
} from '../../locales/en/MemberLookup.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './MemberLookup.css.ts';

/** A member that the lookup found. `membership` is the label of the membership type. */
export interface FoundMember {
  readonly name: string;
  readonly membership: string;
}

/** The state of a search. `failed` contains the error message. */
export type LookupState =
  | { readonly kind: 'idle' | 'searching' | 'multiple' | 'notFound' }
  | { readonly kind: 'found'; readonly member: FoundMember }
  | { readonly kind: 'failed'; readonly errorMessage: ReactNode };

export interface MemberLookupProps extends ElementProps {
  /** The state of the search. */
  state: LookupState;
  /** Called with the trimmed values when they are sufficient for a search. */
  onSubmit: (query: LookupQuery) => void;
  /** The initial values of the fields. */
  defaultValue?: {
    readonly name?: string;
    readonly email?: string;
    readonly memberNumber?: string;
  };
  /** Replaces single texts. */
  messages?: SomeMessages<MemberLookupMessages>;
}

const EMPTY: LookupFields = { name: '', email: '', memberNumber: '' };

const Outcome = ({ state, words }: { state: LookupState; words: MemberLookupMessages }) => {
  if (state.kind === 'multiple') return <Notice tone="warning">{words.multiple}</Notice>;
  if (state.kind === 'notFound') return <Notice tone="warning">{words.notFound}</Notice>;
  if (state.kind === 'found') return <Notice tone="success">{words.found(state.member)}</Notice>;
  if (state.kind === 'failed') return <Notice tone="danger">{state.errorMessage}</Notice>;
  return null;
};

/**
 * Finds a member by name, email address or both. The member number is requested only after several matches. It isn't a
 * form, so that it can be inside one: Enter in a field still searches.
 *
 * @example
 * ```tsx
 * <MemberLookup state={{ kind: 'idle' }} onSubmit={({ name, email }) => search(name, email)} />
 * ```
 */
export const MemberLookup = ({
  state,
  onSubmit,
  defaultValue,
  messages,
  ...own
}: MemberLookupProps) => {
  const words = useMessages('MemberLookup', memberLookupMessages, messages);
  const [fields, setFields] = useState<LookupFields>({ ...EMPTY, ...defaultValue });
  const [asksNumber, setAsksNumber] = useState(fields.memberNumber !== '');
  // Keep the field once it was needed: it must not disappear during the next search.
  if (state.kind === 'multiple' && !asksNumber) setAsksNumber(true);

  const query = lookupQuery(fields);
  const isSearching = state.kind === 'searching';
  const find = () => {
    if (canLookUp(query) && !isSearching) onSubmit(query);
  };
  const change = (part: Partial<LookupFields>) => setFields({ ...fields, ...part });
  return (
    <div {...elementProps(own, css.lookup)} role="group" aria-label={words.title}>
      <TextField
        label={words.name}
        autoComplete="off"
        value={fields.name}
        onEnter={find}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.email}
        onEnter={find}
        onChange={(email) => change({ email })}
      />
      {asksNumber && (
        <div className={css.number}>
          <TextField
            label={words.memberNumber}
            inputMode="numeric"
            autoComplete="off"
            value={fields.memberNumber}
            onEnter={find}
            onChange={(memberNumber) => change({ memberNumber })}
          />
        </div>
      )}
      <div>
        <Button onPress={find} isDisabled={!canLookUp(query)} isPending={isSearching}>
          {words.find}
        </Button>
      </div>
      <div role="status">
        <Outcome state={state} words={words} />
      </div>
    </div>
  );
};

import { MAX_PASSKEY_NAME, MAX_PASSKEYS } from '@conkit/rules';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import type { Id } from '../../primitives/element/id.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useDates } from '../../words/dates.ts';
import { useMessages } from '../../words/provider.tsx';
import { type PasskeysMessages, passkeysMessages } from '../../locales/en/Passkeys.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './Passkeys.css.ts';

/** A passkey, as its owner sees it. */
export interface ListedPasskey<PasskeyId extends Id = Id> {
  readonly id: PasskeyId;
  readonly name: string;
  /** When it was added, ISO 8601. */
  readonly createdAt: string;
  /** When it last signed in, ISO 8601; null before the first time. */
  readonly usedAt: string | null;
  /** Whether it opened this session. */
  readonly isCurrent: boolean;
}

export interface PasskeysProps<PasskeyId extends Id = Id> extends ElementProps {
  /** The person's passkeys, oldest first. */
  passkeys: readonly ListedPasskey<PasskeyId>[];
  /**
   * The person, if several people share the account.
   *
   * @default the account has one person
   */
  person?: string | undefined;
  /**
   * Whether this browser can have passkeys.
   *
   * @default true
   */
  isSupported?: boolean;
  /**
   * What is being done now.
   *
   * @default nothing
   */
  pending?:
    | { readonly kind: 'add' }
    | { readonly kind: 'change'; readonly id: PasskeyId }
    | undefined;
  /** Why the last change failed, or what to do first. */
  problem?: ReactNode;
  /** Called to add a passkey. */
  onAdd: () => void;
  /** Called with a passkey and its new name. */
  onRename: (id: PasskeyId, name: string) => void;
  /** Called with a passkey to remove, after a confirmation. */
  onRemove: (id: PasskeyId) => void;
  /** Replaces single texts. */
  messages?: SomeMessages<PasskeysMessages>;
}

/**
 * Lists the passkeys of a person, to add, rename and remove them.
 *
 * @example
 * ```tsx
 * <Passkeys
 *   passkeys={[{ id: 1, name: 'Phone', createdAt: '2019-07-01T12:00:00Z', usedAt: null, isCurrent: false }]}
 *   onAdd={addPasskey}
 *   onRename={(id, name) => rename(id, name)}
 *   onRemove={(id) => remove(id)}
 * />
 * ```
 */
export const Passkeys = <PasskeyId extends Id>(props: PasskeysProps<PasskeyId>) => {
  const { passkeys, person, isSupported = true, pending, problem, onAdd, onRename } = props;
  const words = useMessages('Passkeys', passkeysMessages, props.messages);
  const [open, setOpen] = useState<{ id: PasskeyId; kind: 'rename' | 'remove' }>();
  const heading = useRef<HTMLDivElement>(null);
  // The pressed button disappears, and the focus must not get lost with it.
  const close = () => {
    setOpen(undefined);
    heading.current?.focus();
  };
  const isChanging = (id: PasskeyId) => pending?.kind === 'change' && pending.id === id;
  const isFull = passkeys.length >= MAX_PASSKEYS;
  return (
    <Card {...elementProps(props)} title={words.title({ person })}>
      <CardBody>
        <div ref={heading} tabIndex={-1}>
          {passkeys.length === 0 && <p>{words.none}</p>}
          <ul className={css.list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={css.passkey}>
                <Facts passkey={passkey} words={words} />
                {open?.id === passkey.id ? (
                  <Change
                    kind={open.kind}
                    passkey={passkey}
                    words={words}
                    onCancel={close}
                    onRename={(name) => {
                      close();
                      onRename(passkey.id, name);
                    }}
                    onRemove={() => {
                      close();
                      props.onRemove(passkey.id);
                    }}
                  />
                ) : (
                  <div className={css.buttons}>
                    <Button
                      aria-label={words.renameThis({ name: passkey.name })}
                      isPending={isChanging(passkey.id)}
                      onPress={() => setOpen({ id: passkey.id, kind: 'rename' })}
                    >
                      {words.rename}
                    </Button>
                    <Button
                      aria-label={words.removeThis({ name: passkey.name })}
                      isPending={isChanging(passkey.id)}
                      onPress={() => setOpen({ id: passkey.id, kind: 'remove' })}
                    >
                      {words.remove}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
        {person !== undefined && <p className={css.facts}>{words.onlyFor({ person })}</p>}
        {!isSupported && <Notice>{words.unsupported}</Notice>}
        {isFull && <Notice>{words.full({ most: MAX_PASSKEYS })}</Notice>}
        {problem}
        {isSupported && !isFull && (
          <div>
            <Button isPending={pending?.kind === 'add'} onPress={() => onAdd()}>
              {words.add({ person })}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
};

interface FactsProps {
  passkey: ListedPasskey;
  words: PasskeysMessages;
}

function Facts({ passkey: { name, createdAt, usedAt, isCurrent }, words }: FactsProps) {
  const date = useDates();
  const format = (instant: string) => date(new Date(instant), { dateStyle: 'medium' });
  const facts = [
    words.added({ day: format(createdAt) }),
    words.used({ day: usedAt === null ? undefined : format(usedAt) }),
    ...(isCurrent ? [words.current] : []),
  ];
  return (
    <div>
      <p className={css.name}>{name}</p>
      <p className={css.facts}>{facts.join(' · ')}</p>
    </div>
  );
}

interface ChangeProps extends FactsProps {
  kind: 'rename' | 'remove';
  onCancel: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** The form for a new name, or the question before a removal. */
function Change({ kind, passkey, words, onCancel, onRename, onRemove }: ChangeProps) {
  const [name, setName] = useState(passkey.name);
  const cancel = (
    <Button tone="quiet" onPress={() => onCancel()}>
      {words.cancel}
    </Button>
  );
  if (kind === 'remove') {
    return (
      <Notice tone="warning" role="alert">
        <p>{words.askRemove({ name: passkey.name })}</p>
        {passkey.isCurrent && <p>{words.signsOutHere}</p>}
        <div className={css.buttons}>
          <Button onPress={() => onRemove()}>{words.removeNow}</Button>
          {cancel}
        </div>
      </Notice>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onRename(name.trim());
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        maxLength={MAX_PASSKEY_NAME}
        autoComplete="off"
      />
      <div className={css.buttons}>
        <Button type="submit" isDisabled={name.trim() === ''}>
          {words.save}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

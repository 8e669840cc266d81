import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import { type PasskeysMessages, passkeysMessages } from '../../locales/en/Passkeys.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './Passkeys.css.ts';

export interface PasskeyOfferProps extends ElementProps {
  /**
   * The person that the passkey signs in, if several people share the account.
   *
   * @default the account has one person
   */
  person?: string | undefined;
  /**
   * Whether a passkey is being added.
   *
   * @default false
   */
  isAdding?: boolean;
  /** Why the last try failed. */
  errorMessage?: ReactNode;
  /** Called to add a passkey. */
  onAdd: () => void;
  /** Called to hide the offer. */
  onDismiss: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<PasskeysMessages>;
}

/**
 * Offers a passkey after a sign-in by mail.
 *
 * @example
 * ```tsx
 * <PasskeyOffer onAdd={addPasskey} onDismiss={() => setDismissed(true)} />
 * ```
 */
export const PasskeyOffer = (props: PasskeyOfferProps) => {
  const { person, isAdding = false, errorMessage, onAdd, onDismiss } = props;
  const words = useMessages('Passkeys', passkeysMessages, props.messages);
  return (
    <Card {...elementProps(props)} title={words.offerTitle}>
      <CardBody>
        <p>{words.offerLead}</p>
        {person !== undefined && <p>{words.onlyFor({ person })}</p>}
        <p>{words.mailStays}</p>
        {errorMessage !== undefined && (
          <Notice tone="danger" role="alert">
            {errorMessage}
          </Notice>
        )}
        <div className={css.buttons}>
          <Button isPending={isAdding} onPress={() => onAdd()}>
            {words.add({ person })}
          </Button>
          <Button tone="quiet" onPress={() => onDismiss()}>
            {words.notNow}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
};

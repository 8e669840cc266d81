import type { ReactNode, Ref } from 'react';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import * as css from './PaymentDialogFrame.css.ts';

interface StepProps extends ElementProps {
  /** The content. */
  children: ReactNode;
}

/**
 * The content of a payment provider's step, one part below the other.
 *
 * @example
 * ```tsx
 * <form id={id} onSubmit={pay}>
 *   <ProviderStep>
 *     <HostedFields ref={place} />
 *     <TextField label="Postal code" … />
 *   </ProviderStep>
 * </form>
 * ```
 */
export const ProviderStep = ({ children, ...own }: StepProps) => (
  <div {...elementProps(own, css.step)}>{children}</div>
);

interface CardFieldsProps extends ElementProps {
  /** Whether the fields are disabled, such as during the payment. */
  isDisabled: boolean;
  /** The fields. */
  children: ReactNode;
}

/**
 * The fields of a card, two in a line where there is room.
 *
 * @example
 * ```tsx
 * <CardFields isDisabled={isSending}>
 *   <WholeLine><TextField label="Card number" … /></WholeLine>
 *   <TextField label="Expiry date" … />
 *   <TextField label="Security code" … />
 * </CardFields>
 * ```
 */
export const CardFields = ({ isDisabled, children, ...own }: CardFieldsProps) => (
  <fieldset {...elementProps(own, css.fields)} disabled={isDisabled}>
    {children}
  </fieldset>
);

/**
 * A full-width field inside {@link CardFields}.
 *
 * @example
 * ```tsx
 * <WholeLine><TextField label="Card number" value={number} onChange={setNumber} /></WholeLine>
 * ```
 */
export const WholeLine = ({ children, ...own }: ElementProps & { children: ReactNode }) => (
  <div {...elementProps(own, css.wholeLine)}>{children}</div>
);

/**
 * Reserves room for fields that a payment provider renders in frames of its own.
 *
 * @example
 * ```tsx
 * const place = useRef<HTMLDivElement>(null);
 * useEffect(() => provider.mount(place.current), [provider]);
 * return <HostedFields ref={place} />;
 * ```
 */
export const HostedFields = (props: ElementProps & { ref: Ref<HTMLDivElement> }) => (
  <div {...elementProps(props, css.hosted)} />
);

/**
 * The buttons of a provider's step, side by side where there is room.
 *
 * @example
 * ```tsx
 * <StepActions>
 *   <Button tone="primary" onPress={approve}>Approve the payment</Button>
 *   <Button onPress={refuse}>Refuse the payment</Button>
 * </StepActions>
 * ```
 */
export const StepActions = ({ children, ...own }: ElementProps & { children: ReactNode }) => (
  <div {...elementProps(own, css.actions)}>{children}</div>
);

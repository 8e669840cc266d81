import {
  isBlank,
  MAX_FIELD_LENGTH,
  MAX_LENGTHS,
  paperPubsBlock,
  paperPubsDefaults,
  paperPubsRefusal,
  type PaperPubs,
  type PersonFields,
} from '@conkit/rules';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages, useMoney } from '../../words/provider.tsx';
import {
  paperPubsBlockMessages,
  type PaperPubsBlockMessages,
} from '../../locales/en/PaperPubsBlock.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { FieldErrors } from '../../primitives/Field/fieldErrors.ts';
import * as css from './PaperPubsBlock.css.ts';

export interface PaperPubsBlockProps extends ElementProps {
  /** The postal address, or null without paper publications. */
  value: PaperPubs | null;
  /** Called with the whole new address, or null without paper publications. */
  onChange: (value: PaperPubs | null) => void;
  /** The saved value of an existing member; `undefined` for a new one. */
  savedValue?: PaperPubs | null;
  /** The values of the surrounding form. Ticking the block copies the name and country. */
  person: PersonFields;
  /**
   * Whether the person is already registered and so can't remove what was paid for.
   *
   * @default false
   */
  isExisting?: boolean;
  /**
   * Whether an administrator edits. Then an existing person's block appears only if they already get paper
   * publications.
   *
   * @default false
   */
  isAdmin?: boolean;
  /** Whether paper publications cost money, and their price in the currency's minor unit. */
  offer: { isPaid: boolean; amount: number | null };
  /** Error messages by field. */
  validationErrors?: FieldErrors<keyof PaperPubs>;
  /** The error message for the checkbox. */
  errorMessage?: string;
  /** Called when a field loses the focus. */
  onBlur?: (field: keyof PaperPubs) => void;
  /** Replaces single texts. */
  messages?: SomeMessages<PaperPubsBlockMessages>;
}

interface CardProps extends Omit<PaperPubsBlockProps, 'value' | 'messages'> {
  value: PaperPubs;
  words: PaperPubsBlockMessages;
}

const AddressCard = ({
  value,
  onChange,
  savedValue,
  validationErrors,
  words,
  ...props
}: CardProps) => {
  const field = (key: keyof PaperPubs) => ({
    label: words[key],
    name: `paper_pubs.${key}`,
    value: value[key],
    onChange: (text: string) => onChange({ ...value, [key]: text }),
    onBlur: () => props.onBlur?.(key),
    isRequired: true,
    isChanged: savedValue !== undefined && value[key] !== (savedValue?.[key] ?? ''),
    errorMessage: validationErrors?.[key],
    maxLength: MAX_LENGTHS[`paper_pubs.${key}`] ?? MAX_FIELD_LENGTH,
  });
  const isComplete = Object.values(value).every((text) => !isBlank(text));
  return (
    <div className={isComplete ? css.cards.complete : css.cards.incomplete}>
      <TextField {...field('name')} autoComplete="shipping name" />
      <TextArea {...field('address')} rows={2} autoComplete="shipping street-address" />
      <TextField {...field('country')} autoComplete="shipping country-name" />
    </div>
  );
};

/**
 * Edits whether a person gets paper publications, and their postal address. If they cost money, it renders nothing for
 * an existing member without them, and can't be ticked while they have no price (PEO-13).
 *
 * @example
 * ```tsx
 * <PaperPubsBlock
 *   value={person.paper_pubs ?? null}
 *   onChange={(paper_pubs) => setPerson({ ...person, paper_pubs })}
 *   person={person}
 *   offer={{ isPaid: true, amount: 1000 }}
 * />
 * ```
 */
export const PaperPubsBlock = (props: PaperPubsBlockProps) => {
  const { value, onChange, savedValue, isExisting = false, isAdmin = false, offer } = props;
  const words = useMessages('PaperPubsBlock', paperPubsBlockMessages, props.messages);
  const { formatMoney } = useMoney();
  const block = paperPubsBlock({ isExisting, isAdmin, saved: savedValue }, offer);
  if (block.isHidden) return null;
  const canRemove =
    !savedValue ||
    !paperPubsRefusal(savedValue, null, { isPaid: isExisting && offer.isPaid, isAdmin });
  // Don't offer what the server would refuse. A box that an earlier draft unticked can be ticked again.
  const isFixed = value !== null && !canRemove;
  const label = words.label({
    price: offer.isPaid && offer.amount !== null ? formatMoney(offer.amount) : null,
  });
  return (
    <div {...elementProps(props, css.block)}>
      {block.control === 'label' ? (
        <p className={css.label}>{label}</p>
      ) : (
        <Checkbox
          isSelected={value !== null}
          isDisabled={block.isDisabled || isFixed}
          description={isFixed ? words.paidHint : words.hint}
          errorMessage={props.errorMessage}
          onChange={(isSelected) =>
            onChange(isSelected ? paperPubsDefaults(savedValue, props.person) : null)
          }
        >
          {label}
        </Checkbox>
      )}
      {value && !isAdmin && <p className={css.hint}>{words.accessHint}</p>}
      {value && <AddressCard {...props} value={value} words={words} />}
    </div>
  );
};

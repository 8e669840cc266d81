import { MAX_NOMINATIONS, type Nomination } from '@conkit/rules';
import type { NominationGridMessages, NominationGridProps, SomeMessages } from '@conkit/ui';
import type { ElementContext } from '../element/context.ts';
import { type Fallback, FormElement } from '../element/FormElement.ts';
import { type ElementLanguage, getRequiredMessages } from '../words.ts';
import {
  cleanRows,
  type NominationsField,
  type NominationsValue,
  readFields,
  readRows,
  toFormEntries,
} from './rows.ts';

/**
 * `<conkit-nominations>`: the nominations of one category, with an empty row for the next one.
 *
 * Its fields are the named controls inside it (a repeated name starts the next row), or the property `fields`. The form
 * sends each field of each row by the field's name: `title=…&author=…&title=…&author=…`.
 *
 * @example
 * ```html
 * <conkit-nominations label="Best Novel" max="5">
 *   <label>Title <input name="title"></label>
 *   <label>Author <input name="author"></label>
 * </conkit-nominations>
 * ```
 */
export class ConkitNominations extends FormElement<NominationsValue> {
  static override readonly observedAttributes = [...FormElement.observedAttributes, 'max'];

  #fields: readonly NominationsField[] | undefined;
  #saved: NominationsValue | undefined;
  #messages: SomeMessages<NominationGridMessages> = {};
  readonly #onChange = (rows: readonly Nomination[]) =>
    this.enter(rows, this.shadowRoot?.activeElement instanceof HTMLTextAreaElement);

  override connectedCallback(): void {
    this.adopt(['fields', 'messages', 'saved', 'max']);
    super.connectedCallback();
  }

  /** The fields of each nomination. Defaults to the named controls inside the element. */
  get fields(): readonly NominationsField[] {
    return this.#fields ?? readFields(this);
  }
  set fields(fields: readonly NominationsField[] | null | undefined) {
    this.#fields = fields ?? undefined;
    this.update();
    this.refresh();
  }

  /** The saved nominations; differences are marked. Defaults to the initial value. */
  get saved(): NominationsValue {
    return this.#saved ?? this.defaultValue;
  }
  set saved(saved: NominationsValue | null | undefined) {
    this.#saved = saved ?? undefined;
    this.refresh();
  }

  /** Replacements for the default texts. */
  get messages(): SomeMessages<NominationGridMessages> {
    return this.#messages;
  }
  set messages(messages: SomeMessages<NominationGridMessages> | null | undefined) {
    this.#messages = messages ?? {};
    this.refresh();
  }

  /** The maximum number of nominations, from the attribute `max`, else 5. */
  get max(): number {
    const max = Number(this.getAttribute('max'));
    return Number.isInteger(max) && max > 0 ? max : MAX_NOMINATIONS;
  }
  set max(max: number) {
    this.setAttribute('max', String(max));
  }

  get defaultValue(): NominationsValue {
    return this.read().initial;
  }

  /** @internal */
  protected override load() {
    return import('./view.ts').then(({ createView }) =>
      createView((context) => this.#getProps(context)),
    );
  }

  /** @internal */
  protected override read(): Fallback<NominationsValue> {
    return readRows(this);
  }

  // Keeps emptied rows until the person removes them.
  /** @internal */
  protected override clean(value: NominationsValue): NominationsValue {
    return value;
  }

  /** @internal */
  protected override toFormEntries(value: NominationsValue) {
    return toFormEntries(value, this.fields);
  }

  /** @internal */
  protected override isEmpty(value: NominationsValue): boolean {
    return cleanRows(value).length === 0;
  }

  /** @internal */
  protected override getRequiredMessage(language: ElementLanguage): string {
    return getRequiredMessages(language).nominations;
  }

  #getProps({ words }: ElementContext): NominationGridProps {
    return {
      'aria-label': this.label,
      fields: this.fields.map(({ name, label }) => ({ key: name, label })),
      value: this.value,
      savedValue: this.saved,
      max: this.max,
      isReadOnly: this.readOnly,
      isDisabled: this.isDisabled,
      isImmediate: true,
      messages: { ...words.NominationGrid, ...this.#messages },
      onChange: this.#onChange,
    };
  }
}

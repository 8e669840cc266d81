import type { ElementLanguage } from '../words.ts';
import { ConkitElement, type ConkitEvents } from './ConkitElement.ts';
import { getLabel } from './context.ts';
import { warnOnce } from './warnOnce.ts';

/** The events of form elements: like those of native controls, with the value in `detail`. */
export interface FormEvents<Value> extends ConkitEvents {
  /** The value has changed. */
  input: CustomEvent<{ readonly value: Value }>;
  /** The value has changed, and the edited field has lost focus. */
  change: CustomEvent<{ readonly value: Value }>;
}

/** The value of the fallback content: ordinary controls or a list. */
export interface Fallback<Value> {
  /** The value in the markup. */
  readonly initial: Value;
  /** The value that the person has entered; undefined if nothing was changed. */
  readonly entered: Value | undefined;
}

/**
 * Returns the value of the fallback content.
 *
 * @param now the value on the screen
 */
export const toFallback = <Value>(initial: Value, now: Value): Fallback<Value> => ({
  initial,
  entered: JSON.stringify(now) === JSON.stringify(initial) ? undefined : now,
});

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the fallback controls inside an element. Hidden inputs belong to the page and are always sent. */
export const findControls = (element: Element): readonly Control[] => [
  ...element.querySelectorAll<Control>('input:not([type=hidden]), select, textarea'),
];

const FIRST_CONTROL = 'button:not(:disabled), textarea:not(:disabled)';

/**
 * Base class of form controls. Like `<select>`, it sends its value with the form, is reset with the form and disabled by
 * a `<fieldset>`, and the browser restores its value when the person returns to the page.
 */
export abstract class FormElement<Value> extends ConkitElement<FormEvents<Value>> {
  static readonly formAssociated = true;
  static override readonly observedAttributes = [
    ...ConkitElement.observedAttributes,
    'readonly',
    'required',
    'value',
  ];

  readonly #internals: ElementInternals | undefined = this.attachInternals?.();
  #value: Value | undefined;
  #isDisabled = false;
  #hasPendingChange = false;
  #customMessage = '';

  constructor() {
    super();
    // A click on its label targets the element itself.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this) this.focus();
    });
  }

  /** The initial value, which a reset restores: the `value` attribute, or the fallback content. */
  abstract get defaultValue(): Value;
  /** @internal Reads the fallback content. */
  protected abstract read(): Fallback<Value>;
  /** @internal Cleans a given value. */
  protected abstract clean(value: Value): Value;
  /** @internal Returns the form entries. */
  protected abstract toFormEntries(
    value: Value,
  ): ReadonlyArray<readonly [name: string, text: string]>;
  /** @internal */
  protected abstract isEmpty(value: Value): boolean;
  /** @internal Returns the validation message of an empty required element. */
  protected abstract getRequiredMessage(language: ElementLanguage): string;

  get value(): Value {
    return this.#value ?? this.defaultValue;
  }
  set value(value: Value) {
    this.#value = this.clean(value);
    this.update();
    this.refresh();
  }

  get form(): HTMLFormElement | null {
    return this.#internals?.form ?? null;
  }
  get labels(): NodeList | null {
    return this.#internals?.labels ?? null;
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }
  get label(): string {
    return getLabel(this, this.#internals?.labels);
  }
  set label(label: string) {
    this.setAttribute('label', label);
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled);
  }
  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readOnly(isReadOnly: boolean) {
    this.toggleAttribute('readonly', isReadOnly);
  }
  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired);
  }
  get validity(): ValidityState | undefined {
    return this.#internals?.validity;
  }
  get validationMessage(): string {
    return this.#internals?.validationMessage ?? '';
  }
  get willValidate(): boolean {
    return this.#internals?.willValidate ?? false;
  }
  checkValidity(): boolean {
    return this.#internals?.checkValidity() ?? true;
  }
  reportValidity(): boolean {
    return this.#internals?.reportValidity() ?? true;
  }
  /** @param message the validation message; empty for a valid value */
  setCustomValidity(message: string): void {
    this.#customMessage = message;
    this.#validate();
  }

  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus(options);
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.refresh();
  }

  formResetCallback(): void {
    this.#value = undefined;
    this.#hasPendingChange = false;
    this.update();
    this.refresh();
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.value = JSON.parse(state) as Value;
  }

  override connectedCallback(): void {
    this.adopt(['value', 'name', 'label', 'disabled', 'readOnly', 'required']);
    super.connectedCallback();
    this.update();
  }

  override attributeChangedCallback(): void {
    super.attributeChangedCallback();
    this.update();
  }

  /** @internal Whether it is disabled, by its attribute or a `<fieldset>`. */
  protected get isDisabled(): boolean {
    return this.#isDisabled;
  }

  /**
   * @internal Sets a value that the person entered.
   *
   * @param isTyping whether `change` waits until the field loses focus
   */
  protected enter(value: Value, isTyping = false): void {
    this.#value = value;
    this.#hasPendingChange = true;
    this.update();
    this.render();
    this.dispatchEvent(this.#createEvent('input'));
    if (!isTyping) this.#dispatchChange();
  }

  #createEvent(type: 'input' | 'change') {
    const detail = { value: this.value };
    return new CustomEvent(type, { detail, bubbles: true, composed: type === 'input' });
  }

  #dispatchChange(): void {
    if (!this.#hasPendingChange) return;
    this.#hasPendingChange = false;
    this.dispatchEvent(this.#createEvent('change'));
  }

  /** @internal */
  protected override replaceFallback(): void {
    const controls = findControls(this);
    if (!this.isReady) {
      this.#value ??= this.read().entered;
      this.#listenInside();
    }
    // Setting `disabled` again would notify the observer.
    for (const control of controls) if (!control.disabled) control.disabled = true;
    this.update();
  }

  /** Replaces the events of inner fields with the element's own. */
  #listenInside(): void {
    if (this.shadowRoot) return;
    const shadow = this.attachShadow({ mode: 'open' });
    for (const type of ['input', 'change'])
      shadow.addEventListener(type, (event) => event.stopPropagation());
    shadow.addEventListener('focusout', () => this.#dispatchChange());
  }

  /**
   * @internal Sets the form value and validity at once, because the next line of a script may read them. Until the
   * element is ready, the form sends its fallback controls instead.
   */
  protected update(): void {
    this.#validate();
    const internals = this.#internals;
    if (!internals) return;
    if (!this.isReady && findControls(this).some(({ disabled }) => !disabled)) {
      internals.setFormValue(null);
      return;
    }
    const data = new FormData();
    for (const [name, text] of this.toFormEntries(this.value)) data.append(name, text);
    internals.setFormValue(data, JSON.stringify(this.value));
  }

  /** @internal */
  protected override onRendered(): void {
    this.#validate();
    if (process.env.NODE_ENV !== 'production' && this.label === '') {
      warnOnce(
        this,
        'has no accessible name. Set `aria-labelledby` to the id of its heading, or `label` to a text.',
      );
    }
  }

  /** Sets the validity. The browser shows the message at a focusable control, so this waits for the first render. */
  #validate(): void {
    const internals = this.#internals;
    const anchor = this.shadowRoot?.querySelector<HTMLElement>(FIRST_CONTROL);
    if (!internals || !anchor || !this.isReady) return;
    const valueMissing = this.required && this.isEmpty(this.value);
    const missing = valueMissing ? this.getRequiredMessage(this.language) : '';
    const flags = { valueMissing, customError: this.#customMessage !== '' };
    internals.setValidity(flags, this.#customMessage || missing, anchor);
  }
}

import type { Spoken } from '../words/spoken.ts';
import { ConkitElement, type ConkitEvents } from './ConkitElement.ts';
import { labelOf } from './surroundings.ts';

/** What an element of a form tells: as the browser's own controls do, and with the value beside it. */
export interface FormEvents<Value> extends ConkitEvents {
  /** The value has changed. */
  input: CustomEvent<{ readonly value: Value }>;
  /** The value has changed, and a field that was written in was left. */
  change: CustomEvent<{ readonly value: Value }>;
}

/** What stands in an element of a form, as ordinary controls or a list. */
export interface Fallback<Value> {
  /** The value with which it came. */
  readonly initial: Value;
  /** What somebody has entered there since; undefined when nothing. */
  readonly entered: Value | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The ordinary controls that stand in an element and would be sent; a hidden one is its page's own, and sent as well. */
export const controlsIn = (element: Element): readonly Control[] => [
  ...element.querySelectorAll<Control>('input:not([type=hidden]), select, textarea'),
];

const firstControl = 'button:not(:disabled), textarea:not(:disabled)';

/**
 * An element that is a control of its form, as `<select>` is: its value is sent with the form, a reset brings back
 * what it began with, a `<fieldset>` disables it, and the browser brings back what was entered when one comes back to
 * the page.
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
  #isUntold = false;
  #complaint = '';

  constructor() {
    super();
    // A press on its label comes from no part of it.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this) this.focus();
    });
  }

  /** What it begins with, and a reset brings back: the `value` attribute, or what stands in it. */
  abstract get defaultValue(): Value;
  /** @internal What stands in it. */
  protected abstract read(): Fallback<Value>;
  /** @internal A value from outside, with all that it must have. */
  protected abstract clean(value: Value): Value;
  /** @internal What is sent with the form. */
  protected abstract entriesOf(value: Value): ReadonlyArray<readonly [name: string, text: string]>;
  /** @internal */
  protected abstract isEmpty(value: Value): boolean;
  /** @internal What the browser says where nothing is entered and something has to be. */
  protected abstract whyRequired(language: Spoken): string;

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
    return labelOf(this, this.#internals?.labels);
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
  /** @param complaint why the value will not do; empty when it will */
  setCustomValidity(complaint: string): void {
    this.#complaint = complaint;
    this.#validate();
  }

  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>(firstControl)?.focus(options);
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.refresh();
  }

  formResetCallback(): void {
    this.#value = undefined;
    this.#isUntold = false;
    this.update();
    this.refresh();
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.value = JSON.parse(state) as Value;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.update();
  }

  override attributeChangedCallback(): void {
    super.attributeChangedCallback();
    this.update();
  }

  /** @internal Whether it can be seen, and neither changed nor sent. */
  protected get isDisabled(): boolean {
    return this.#isDisabled;
  }

  /** @internal Takes what somebody has chosen or written. @param isWriting more may come, until the field is left */
  protected enter(value: Value, isWriting = false): void {
    this.#value = value;
    this.#isUntold = true;
    this.update();
    this.draw();
    this.dispatchEvent(this.#told('input'));
    if (!isWriting) this.#tellChange();
  }

  #told(type: 'input' | 'change') {
    const detail = { value: this.value };
    return new CustomEvent(type, { detail, bubbles: true, composed: type === 'input' });
  }

  #tellChange(): void {
    if (!this.#isUntold) return;
    this.#isUntold = false;
    this.dispatchEvent(this.#told('change'));
  }

  /** @internal */
  protected override takeOver(): void {
    const controls = controlsIn(this);
    if (!this.isReady) {
      this.#value ??= this.read().entered;
      this.#listenInside();
    }
    // Said again, it would be seen as a change.
    for (const control of controls) if (!control.disabled) control.disabled = true;
    this.update();
  }

  /** What is typed in its own fields is told once, with the value. */
  #listenInside(): void {
    if (this.shadowRoot) return;
    const shadow = this.attachShadow({ mode: 'open' });
    for (const type of ['input', 'change'])
      shadow.addEventListener(type, (event) => event.stopPropagation());
    shadow.addEventListener('focusout', () => this.#tellChange());
  }

  /**
   * @internal Says to the form what would be sent, and whether that will do: at once, for it may be asked by the next
   * line of a script. Until it has taken their place, controls in it are sent themselves.
   */
  protected update(): void {
    this.#validate();
    const internals = this.#internals;
    if (!internals) return;
    if (!this.isReady && controlsIn(this).some(({ disabled }) => !disabled)) {
      internals.setFormValue(null);
      return;
    }
    const data = new FormData();
    for (const [name, text] of this.entriesOf(this.value)) data.append(name, text);
    internals.setFormValue(data, JSON.stringify(this.value));
  }

  /** @internal */
  protected override drawn(): void {
    this.#validate();
  }

  /** The browser shows what is wrong at what can be focused: it is told nothing before that has been drawn. */
  #validate(): void {
    const internals = this.#internals;
    const anchor = this.shadowRoot?.querySelector<HTMLElement>(firstControl);
    if (!internals || !anchor || !this.isReady) return;
    const valueMissing = this.required && this.isEmpty(this.value);
    const missing = valueMissing ? this.whyRequired(this.language) : '';
    const flags = { valueMissing, customError: this.#complaint !== '' };
    internals.setValidity(flags, this.#complaint || missing, anchor);
  }
}

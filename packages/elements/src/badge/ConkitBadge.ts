import type { BadgePreviewMessages, BadgePreviewProps, SomeMessages } from '@conkit/ui';
import { ConkitElement } from '../element/ConkitElement.ts';
import type { ElementContext } from '../element/context.ts';

type Text = 'name' | 'subtitle' | 'convention';

/**
 * `<conkit-badge>`: a live preview of a printed badge.
 *
 * It shows its attributes, or the values of the controls whose ids are in `name-from` and `subtitle-from`. It is a
 * picture, so it sends nothing with a form.
 *
 * @example
 * ```html
 * <label>Name on the badge <input id="badge-name" name="badge_name"></label>
 * <conkit-badge name-from="badge-name" subtitle="Dublin" convention="Dublin 2019"></conkit-badge>
 * ```
 */
export class ConkitBadge extends ConkitElement {
  static override readonly observedAttributes = [
    ...ConkitElement.observedAttributes,
    'name',
    'subtitle',
    'convention',
    'name-from',
    'subtitle-from',
  ];

  #messages: SomeMessages<BadgePreviewMessages> = {};
  #listeners: AbortController | undefined;

  override connectedCallback(): void {
    this.adopt(['name', 'subtitle', 'convention', 'messages']);
    super.connectedCallback();
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    const home = this.getRootNode();
    for (const type of ['input', 'change'])
      home.addEventListener(type, () => this.refresh(), { signal });
    // The form resets its controls only after the event.
    home.addEventListener('reset', () => setTimeout(() => this.refresh()), { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
  }

  /** The name on the badge, in one or two lines. */
  get name(): string {
    return this.#readText('name');
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }

  /** The text below the name. */
  get subtitle(): string {
    return this.#readText('subtitle');
  }
  set subtitle(subtitle: string) {
    this.setAttribute('subtitle', subtitle);
  }

  /** The text at the top. */
  get convention(): string {
    return this.#readText('convention');
  }
  set convention(convention: string) {
    this.setAttribute('convention', convention);
  }

  /** Replacements for the default texts. */
  get messages(): SomeMessages<BadgePreviewMessages> {
    return this.#messages;
  }
  set messages(messages: SomeMessages<BadgePreviewMessages> | null | undefined) {
    this.#messages = messages ?? {};
    this.refresh();
  }

  /** @internal */
  protected override load() {
    return import('./view.ts').then(({ createView }) =>
      createView((context) => this.#getProps(context)),
    );
  }

  #getProps({ words }: ElementContext): BadgePreviewProps {
    const { name, subtitle, convention } = this;
    return {
      name,
      subtitle,
      ...(convention && { conventionName: convention }),
      messages: { ...words.BadgePreview, ...this.#messages },
    };
  }

  /** Returns the value of the linked control, else the attribute. */
  #readText(text: Text): string {
    const id = this.getAttribute(`${text}-from`);
    const control = id ? (this.getRootNode() as Document).getElementById(id) : null;
    const written = control && 'value' in control ? String(control.value) : '';
    return written || (this.getAttribute(text) ?? '');
  }
}

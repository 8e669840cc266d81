import type { Spoken } from '../words/spoken.ts';
import { loadWords, wordsOf } from '../words/words.ts';
import { directionOf, FOLLOWED, languageOf, themeOf } from './surroundings.ts';
import type { Begin, Drawer } from './drawer.ts';

/** Where there is no browser the module can be imported all the same, and defines nothing. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** What an element tells beside what it is for. */
export interface ConkitEvents {
  /** It has taken the place of what stood in it. */
  'conkit-ready': CustomEvent<null>;
  /** What draws it could not be loaded: what stands in it stays, and works. `detail` is the error. */
  'conkit-failed': CustomEvent<unknown>;
}

type Listener<Host, Sent> = (this: Host, event: Sent) => unknown;

/**
 * An element that is drawn into its shadow tree once what draws it has been loaded. Until then, and where that never
 * comes, what stands in it is shown.
 */
export abstract class ConkitElement<Events extends ConkitEvents = ConkitEvents> extends Base {
  static readonly observedAttributes: readonly string[] = [
    'aria-label',
    'aria-labelledby',
    'data-theme',
    'dir',
    'label',
    'lang',
  ];

  #begin: Begin | undefined;
  #drawer: Drawer | undefined;
  #loading: Spoken | undefined;
  #isAsked = false;
  readonly #watch = globalThis.MutationObserver && new MutationObserver(() => this.refresh());

  /** @internal Loads what draws it. */
  protected abstract load(): Promise<Begin>;
  /** @internal What stands in it gives way to what is drawn; called again when it has changed. */
  protected takeOver(): void {}
  /** @internal Called whenever it has been drawn. */
  protected drawn(): void {}

  /** Whether it has taken the place of what stood in it. */
  get isReady(): boolean {
    return this.#drawer !== undefined;
  }

  /** @internal What it speaks. */
  protected get language(): Spoken {
    return languageOf(this);
  }

  /** @internal Takes properties that were set before there was this class. @param names those of the accessors */
  protected adopt(names: readonly string[]): void {
    for (const name of names) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  connectedCallback(): void {
    this.#watch.observe(this.ownerDocument.documentElement, { attributeFilter: FOLLOWED });
    this.#watch.observe(this, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    this.refresh();
  }

  disconnectedCallback(): void {
    this.#watch.disconnect();
    // It may only have been moved.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#drawer?.remove();
      this.#drawer = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.refresh();
  }

  /** @internal Draws it anew, once for all that has changed. */
  protected refresh(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    queueMicrotask(() => {
      this.#isAsked = false;
      this.draw();
    });
  }

  /** @internal Draws it now, if it can be. */
  protected draw(): void {
    if (!this.isConnected) return;
    const { language } = this;
    const words = wordsOf(language);
    if (!this.#begin || !words) {
      void this.#fetch(language);
      return;
    }
    this.takeOver();
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const isFirst = !this.#drawer;
    this.#drawer ??= this.#begin(shadow, () => this.drawn());
    const direction = directionOf(this, language);
    this.#drawer.draw({ theme: themeOf(this), language, direction, words });
    if (isFirst) this.dispatchEvent(new CustomEvent('conkit-ready'));
  }

  async #fetch(language: Spoken): Promise<void> {
    if (this.#loading === language) return;
    this.#loading = language;
    try {
      [this.#begin] = await Promise.all([this.#begin ?? this.load(), loadWords(language)]);
      this.refresh();
    } catch (error) {
      this.dispatchEvent(new CustomEvent('conkit-failed', { detail: error }));
    } finally {
      this.#loading = undefined;
    }
  }

  override addEventListener<Type extends keyof Events>(
    type: Type,
    listener: Listener<this, Events[Type]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: Listener<this, HTMLElementEventMap[Type]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
  }
}

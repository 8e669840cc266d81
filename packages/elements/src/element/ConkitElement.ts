import type { Spoken } from '../words/spoken.ts';
import { loadWords, wordsOf } from '../words/words.ts';
import { directionOf, FOLLOWED, languageOf, themeOf } from './surroundings.ts';
import type { Begin, Drawer } from './drawer.ts';

/** Allows imports of the module outside browsers, where it defines nothing. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** The events of every element. */
export interface ConkitEvents {
  /** The element has replaced its fallback content. */
  'conkit-ready': CustomEvent<null>;
  /** The renderer could not be loaded, so the fallback content stays and works. `detail` is the error. */
  'conkit-failed': CustomEvent<unknown>;
}

type Listener<Host, Sent> = (this: Host, event: Sent) => unknown;

/**
 * Base class of the elements. It renders into the shadow tree once its renderer is loaded. Until then, or if loading
 * fails, the fallback content inside the element is shown.
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

  /** @internal Loads the renderer. */
  protected abstract load(): Promise<Begin>;
  /** @internal Takes over from the fallback content. Called again when that changes. */
  protected takeOver(): void {}
  /** @internal Called after each render. */
  protected drawn(): void {}

  /** Whether it has replaced its fallback content. */
  get isReady(): boolean {
    return this.#drawer !== undefined;
  }

  /** @internal The language of its texts. */
  protected get language(): Spoken {
    return languageOf(this);
  }

  /** @internal Applies properties that were set before the element was upgraded. @param names the accessors */
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
    // Moving an element disconnects it too.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#drawer?.remove();
      this.#drawer = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.refresh();
  }

  /** @internal Schedules one render for all pending changes. */
  protected refresh(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    queueMicrotask(() => {
      this.#isAsked = false;
      this.draw();
    });
  }

  /** @internal Renders now, if everything is loaded. */
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

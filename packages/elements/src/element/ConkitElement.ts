import { type ElementLanguage, getWords, loadWords } from '../words.ts';
import {
  type CreateRenderer,
  getDirection,
  getLanguage,
  getTheme,
  OBSERVED_ATTRIBUTES,
  type Renderer,
} from './context.ts';

/** Lets servers import this module, although they have no `HTMLElement`. */
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

  #createRenderer: CreateRenderer | undefined;
  #renderer: Renderer | undefined;
  #loading: ElementLanguage | undefined;
  #isScheduled = false;
  readonly #observer = globalThis.MutationObserver && new MutationObserver(() => this.refresh());

  /** @internal Loads the renderer. */
  protected abstract load(): Promise<CreateRenderer>;
  /** @internal Replaces the fallback content. Called again when that content changes. */
  protected replaceFallback(): void {}
  /** @internal Called after each render. */
  protected onRendered(): void {}

  /** Whether the element has replaced its fallback content. */
  get isReady(): boolean {
    return this.#renderer !== undefined;
  }

  /** @internal The language of its texts. */
  protected get language(): ElementLanguage {
    return getLanguage(this);
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
    this.#observer.observe(this.ownerDocument.documentElement, {
      attributeFilter: OBSERVED_ATTRIBUTES,
    });
    this.#observer.observe(this, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    this.refresh();
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    // Moving an element also disconnects it, for a moment.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#renderer?.remove();
      this.#renderer = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.refresh();
  }

  /** @internal Schedules one render for all pending changes. */
  protected refresh(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.render();
    });
  }

  /** @internal Renders now, if everything is loaded. */
  protected render(): void {
    if (!this.isConnected) return;
    const { language } = this;
    const words = getWords(language);
    if (!this.#createRenderer || !words) {
      void this.#fetch(language);
      return;
    }
    this.replaceFallback();
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const isFirst = !this.#renderer;
    this.#renderer ??= this.#createRenderer(shadow, () => this.onRendered());
    const direction = getDirection(this, language);
    this.#renderer.render({ theme: getTheme(this), language, direction, words });
    if (isFirst) this.dispatchEvent(new CustomEvent('conkit-ready'));
  }

  async #fetch(language: ElementLanguage): Promise<void> {
    if (this.#loading === language) return;
    this.#loading = language;
    try {
      [this.#createRenderer] = await Promise.all([
        this.#createRenderer ?? this.load(),
        loadWords(language),
      ]);
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

import { BALLOT_SIZE, type Finalist, toFormValues } from '@conkit/rules';
import type { RankedBallotMessages, RankedBallotProps, SomeMessages } from '@conkit/ui';
import type { ElementContext } from '../element/context.ts';
import { type Fallback, FormElement } from '../element/FormElement.ts';
import { warnOnce } from '../element/warnOnce.ts';
import { type ElementLanguage, type ElementWords, getRequiredMessages } from '../words.ts';
import {
  type BallotEntry,
  type BallotValue,
  cleanBallot,
  readBallot,
  readEntries,
} from './entries.ts';
import { toFinalists } from './finalists.ts';

/**
 * `<conkit-ranked-ballot>`: the ranked list of one category.
 *
 * Its entries are the options of `<select>`s or the list items inside it, or the property `entries`. The form sends its
 * name once for each position, first choice first, as `<select>`s would: `novel=5&novel=&novel=6`.
 *
 * @example
 * ```html
 * <conkit-ranked-ballot name="novel" label="Best Novel">
 *   <ol>
 *     <li data-value="5"><cite>Spinning Silver</cite> <span>by Naomi Novik</span></li>
 *     <li data-value="6"><cite>Trail of Lightning</cite> <span>by Rebecca Roanhorse</span></li>
 *     <li data-value="-1" data-no-award>No award</li>
 *   </ol>
 * </conkit-ranked-ballot>
 * ```
 */
export class ConkitRankedBallot extends FormElement<BallotValue> {
  static override readonly observedAttributes = [...FormElement.observedAttributes, 'name', 'size'];

  #entries: readonly BallotEntry[] | undefined;
  #messages: SomeMessages<RankedBallotMessages> = {};
  #finalists: readonly Finalist<string>[] = [];
  #loadedMessages: ElementWords['RankedBallot'];
  #mergedMessages: SomeMessages<RankedBallotMessages> | undefined;
  readonly #onChange = (ballot: readonly (string | number | null)[]) =>
    this.enter(cleanBallot(ballot));

  override connectedCallback(): void {
    this.adopt(['entries', 'messages', 'size']);
    super.connectedCallback();
  }

  /** The entries to rank, in ballot order. Defaults to the options or items inside the element. */
  get entries(): readonly BallotEntry[] {
    return this.#entries ?? readEntries(this);
  }
  set entries(entries: readonly BallotEntry[] | null | undefined) {
    this.#entries = entries?.map((entry) => ({ ...entry, value: String(entry.value) }));
    this.refresh();
  }

  /** Replacements for the default texts. */
  get messages(): SomeMessages<RankedBallotMessages> {
    return this.#messages;
  }
  set messages(messages: SomeMessages<RankedBallotMessages> | null | undefined) {
    this.#messages = messages ?? {};
    this.#mergedMessages = undefined;
    this.refresh();
  }

  /** The number of positions, from the attribute `size`, else 7. With 1, the voter chooses one entry. */
  get size(): number {
    const size = Number(this.getAttribute('size'));
    return Number.isInteger(size) && size > 0 ? size : BALLOT_SIZE;
  }
  set size(size: number) {
    this.setAttribute('size', String(size));
  }

  get defaultValue(): BallotValue {
    const text = this.getAttribute('value');
    return text === null ? this.read().initial : cleanBallot(parseList(this, text));
  }

  /** @internal */
  protected override load() {
    return import('./view.ts').then(({ createView }) =>
      createView((context) => this.#getProps(context)),
    );
  }

  /** @internal */
  protected override read(): Fallback<BallotValue> {
    return readBallot(this);
  }

  /** @internal */
  protected override clean(value: BallotValue): BallotValue {
    return cleanBallot(value);
  }

  /** @internal */
  protected override toFormEntries(value: BallotValue) {
    const { name } = this;
    return name ? toFormValues(value).map((text) => [name, text] as const) : [];
  }

  /** @internal */
  protected override isEmpty(value: BallotValue): boolean {
    return value.length === 0;
  }

  /** @internal */
  protected override getRequiredMessage(language: ElementLanguage): string {
    return getRequiredMessages(language)[this.size === 1 ? 'choice' : 'ballot'];
  }

  #getProps({ words }: ElementContext): RankedBallotProps<string> {
    const finalists = toFinalists(this.entries);
    if (process.env.NODE_ENV !== 'production' && finalists.length === 0) {
      warnOnce(
        this,
        'has no entries. Put <option>s or <li data-value> elements into it, or set the property `entries`.',
      );
    }
    // Keeps the previous list when it is equal, so that only changed rows re-render.
    if (JSON.stringify(finalists) !== JSON.stringify(this.#finalists)) this.#finalists = finalists;
    return {
      'aria-label': this.label,
      finalists: this.#finalists,
      // The entries contain No Award, if there is one.
      noAward: null,
      value: this.value,
      size: this.size,
      isReadOnly: this.readOnly,
      isDisabled: this.isDisabled,
      messages: this.#mergeMessages(words.RankedBallot),
      onChange: this.#onChange,
    };
  }

  #mergeMessages(loaded: ElementWords['RankedBallot']) {
    if (!this.#mergedMessages || this.#loadedMessages !== loaded) {
      this.#loadedMessages = loaded;
      const unknownEntry = ({ id }: { id: string }) => id;
      this.#mergedMessages = { ...loaded, unknownEntry, ...this.#messages };
    }
    return this.#mergedMessages;
  }
}

/** Parses the attribute `value` as a JSON list. Returns an empty list for anything else. */
function parseList(element: HTMLElement, text: string): BallotValue {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list as BallotValue;
  } catch (error) {
    if (process.env.NODE_ENV === 'production') reportError(error);
  }
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      element,
      `has an attribute \`value\` that is no JSON list: ${text}. Write value='["5", null, "6"]'.`,
    );
  }
  return [];
}

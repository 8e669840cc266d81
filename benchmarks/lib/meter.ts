import type { Locator, Page } from '@playwright/test';

/** What something cost somebody. */
export interface Count {
  readonly label: string;
  /** Taps; one for each field of a card, none for other fields, for typing, and for Enter. */
  readonly presses: number;
  readonly fields: number;
  /** How far they scrolled, in heights of the window. */
  readonly scrolled: number;
  /** The longest page on their way, in heights of the window. */
  readonly longest: number;
}

const nothing = { presses: 0, fields: 0, scrolled: 0, longest: 0 };

/** Plays in a page as somebody would, and counts: whatever is not in view is scrolled to by the shortest way. */
export class Meter {
  #all = { ...nothing };
  readonly #parts: Count[] = [];

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Taps something. */
  async press(target: Locator): Promise<void> {
    await this.#reach(target);
    this.#all.presses += 1;
    await target.click();
  }

  /** Writes into a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    this.#all.fields += 1;
    await field.fill(text);
  }

  /** Writes into a field of a card, each of which is tapped first. */
  async typeCard(field: Locator, text: string): Promise<void> {
    this.#all.presses += 1;
    await this.type(field, text);
  }

  /** Follows the link of a mail: one tap, in another program. */
  async follow(url: string): Promise<void> {
    this.#all.presses += 1;
    await this.page.goto(url);
  }

  /** Counts what comes from here on by itself, too. */
  part(label: string): void {
    this.#parts.push({ label, ...this.#all });
  }

  /** The whole, and each part from where it began. */
  counts(name: string): Count[] {
    const { presses, fields, scrolled, longest } = this.#all;
    const parts = this.#parts.map((begin) => ({
      label: begin.label,
      presses: presses - begin.presses,
      fields: fields - begin.fields,
      scrolled: scrolled - begin.scrolled,
      longest,
    }));
    return [{ label: name, ...this.#all }, ...parts];
  }

  async #reach(target: Locator): Promise<void> {
    await target.waitFor({ state: 'visible' });
    const { moved, height } = await target.evaluate((element) => {
      const from = window.scrollY;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return {
        moved: Math.abs(window.scrollY - from) / window.innerHeight,
        height: document.documentElement.scrollHeight / window.innerHeight,
      };
    });
    this.#all.scrolled += moved;
    this.#all.longest = Math.max(this.#all.longest, height);
  }
}

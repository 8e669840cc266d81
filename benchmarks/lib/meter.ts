import type { Locator, Page } from '@playwright/test';

/** The effort of a task. */
export interface Count {
  readonly label: string;
  /** The number of taps. A card field counts as one tap, unless it has the focus already; other fields, typing and Enter count as none. */
  readonly presses: number;
  readonly fields: number;
  /** The scrolled distance, in viewport heights. */
  readonly scrolled: number;
  /** The longest page, in viewport heights. */
  readonly longest: number;
}

const nothing = { presses: 0, fields: 0, scrolled: 0, longest: 0 };

/** Interacts with a page like a person and counts the effort. Scrolls elements into view by the shortest distance. */
export class Meter {
  #all = { ...nothing };
  readonly #parts: Count[] = [];

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Taps an element. */
  async press(target: Locator): Promise<void> {
    await this.#reach(target);
    this.#all.presses += 1;
    await target.click();
  }

  /** Fills in a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    this.#all.fields += 1;
    await field.fill(text);
  }

  /** Fills in a card field, which needs a tap first unless it has the focus. */
  async typeCard(field: Locator, text: string): Promise<void> {
    await field.waitFor({ state: 'visible' });
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) this.#all.presses += 1;
    await this.type(field, text);
  }

  /** Follows a link from a mail: one tap in another program. */
  async follow(url: string): Promise<void> {
    this.#all.presses += 1;
    await this.page.goto(url);
  }

  /** Starts a part that is also counted separately. */
  part(label: string): void {
    this.#parts.push({ label, ...this.#all });
  }

  /** Returns the total, and the count of each part. */
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

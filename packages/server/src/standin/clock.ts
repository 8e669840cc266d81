import type { ClockSetting } from '../process/env.ts';
import type { Clock } from '../ports/clock.ts';

/** A clock that can be set, and then runs or stands still. */
export class SettableClock implements Clock {
  readonly #start: ClockSetting | undefined;
  readonly #begun = Date.now();
  #shift = 0;
  #stopped: number | undefined;

  /** @param start the initial time; without it, the system time */
  constructor(start: ClockSetting | undefined) {
    this.#start = start;
    this.reset();
  }

  now(): Date {
    return new Date(this.#stopped ?? Date.now() + this.#shift);
  }

  get standsStill(): boolean {
    return this.#stopped !== undefined;
  }

  set(time: Date, standsStill: boolean): void {
    this.#shift = time.getTime() - Date.now();
    this.#stopped = standsStill ? time.getTime() : undefined;
  }

  /** Undoes `set`. A running clock continues as if it had never been set. */
  reset(): void {
    const { start = new Date(this.#begun), standsStill = false } = this.#start ?? {};
    this.#shift = start.getTime() - this.#begun;
    this.#stopped = standsStill ? start.getTime() : undefined;
  }
}

import type { ClockSetting } from '../process/env.ts';
import type { Clock } from '../ports/clock.ts';

/** A clock that runs on from wherever it is set, or stands still there. */
export class SettableClock implements Clock {
  readonly #start: ClockSetting | undefined;
  readonly #begun = Date.now();
  #shift = 0;
  #stopped: number | undefined;

  /** @param start the machine's own time when absent */
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

  /** As if it had never been set: time has gone on since the start. */
  reset(): void {
    const { start = new Date(this.#begun), standsStill = false } = this.#start ?? {};
    this.#shift = start.getTime() - this.#begun;
    this.#stopped = standsStill ? start.getTime() : undefined;
  }
}

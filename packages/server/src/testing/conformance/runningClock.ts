import { FixedClock } from '../../adapters/clock.ts';

/** A clock that runs from the time it is set to. */
export class RunningClock extends FixedClock {
  #set = Date.now();
  override now(): Date {
    return new Date(super.now().getTime() + Date.now() - this.#set);
  }
  override set(time: Date | string): void {
    super.set(time);
    this.#set = Date.now();
  }
}

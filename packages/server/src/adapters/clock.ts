import type { Clock } from '../ports/clock.ts';
import type { ClockSetting } from '../process/env.ts';

/** The system's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at an instant and runs on from there. */
function createShiftedClock(start: Date): Clock {
  const shift = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shift) };
}

/** A clock for tests that shows the same time until it is set. */
export class FixedClock implements Clock {
  #time: number;
  constructor(start: Date) {
    this.#time = start.getTime();
  }
  now(): Date {
    return new Date(this.#time);
  }
  set(time: Date | string): void {
    this.#time = new Date(time).getTime();
  }
  /** Advances by a number of seconds. */
  advance(seconds: number): void {
    this.#time += seconds * 1000;
  }
}

/** Creates the clock for the environment's setting. */
export function createClock(setting: ClockSetting | undefined): Clock {
  if (!setting) return systemClock;
  return setting.standsStill ? new FixedClock(setting.start) : createShiftedClock(setting.start);
}

/** The time, as everything on the server sees it: deadlines, sessions, save times. */
export interface Clock {
  now(): Date;
}

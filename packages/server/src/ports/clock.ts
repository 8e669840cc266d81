/** The server's time for everything: deadlines, sessions, save times. */
export interface Clock {
  now(): Date;
}

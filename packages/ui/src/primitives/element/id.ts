/** What identifies a person or a thing for the application. Components only compare it and pass it back. */
export type Id = string | number;

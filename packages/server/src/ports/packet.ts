import { ProblemError } from '../errors.ts';

/** Where a browser gets a file of the packet: a folder on this server, or a redirect. */
export type PacketSource =
  | { readonly folder: string; readonly path: string }
  | { readonly redirect: string };

/** The size in bytes; `undefined` if the file doesn't exist, `forbidden` if the store doesn't reveal that. */
export type FileSize = number | 'forbidden' | undefined;

/** Stores the files of the voter packet. */
export interface PacketStore {
  /**
   * Returns the size of a file.
   *
   * @throws ProblemError `unavailable` if the store doesn't answer
   */
  getSize(name: string): Promise<FileSize>;
  /** Returns where a browser gets a file, to be saved with this `Content-Disposition`. */
  getSource(name: string, contentDisposition: string): PacketSource;
}

/** The error for a store that doesn't answer or refuses to read. */
export const createUnreachableError = (): ProblemError<'unavailable'> =>
  new ProblemError('unavailable', {
    message: 'The files of the packet cannot be reached at the moment.',
  });

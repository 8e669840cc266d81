import { ProblemError } from '../errors.ts';

/** Where a browser gets a file of the packet: from a folder of this server, or from elsewhere. */
export type PacketSource =
  { readonly folder: string; readonly path: string } | { readonly redirect: string };

/** Bytes; `forbidden` when the store does not tell whether there is such a file, else undefined without one. */
export type FileSize = number | 'forbidden' | undefined;

/** Where the files of the voter packet are kept. */
export interface PacketStore {
  /**
   * The size of a file.
   *
   * @throws ProblemError `unavailable` when the store does not answer
   */
  sizeOf(name: string): Promise<FileSize>;
  /** Where a browser gets a file that is to be saved as `saveAs`. */
  source(name: string, contentDisposition: string): PacketSource;
}

/** The refusal of a store that does not answer, or that lets nothing be read. */
export const unreachable = (): ProblemError<'unavailable'> =>
  new ProblemError('unavailable', {
    message: 'The files of the packet cannot be reached at the moment.',
  });

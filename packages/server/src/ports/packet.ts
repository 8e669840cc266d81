/** Where a browser gets a file of the packet: from a folder of this server, or from elsewhere. */
export type PacketSource =
  { readonly folder: string; readonly path: string } | { readonly redirect: string };

/** Where the files of the voter packet are kept. */
export interface PacketStore {
  /**
   * The size of a file in bytes; undefined when there is no such file.
   *
   * @throws ProblemError `unavailable` when the store does not answer
   */
  sizeOf(name: string): Promise<number | undefined>;
  /** Where a browser gets a file that is to be saved as `saveAs`. */
  source(name: string, contentDisposition: string): PacketSource;
}

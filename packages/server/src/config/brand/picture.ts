/** A file of the convention's brand, which the server sends to browsers. */
export interface BrandFile {
  /** Its address: `/brand/logo-1a2b3c4d5e.svg`. It changes with the content. */
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

/** A picture with its ratio. */
export interface BrandImage extends BrandFile {
  readonly width: number;
  readonly height: number;
}

// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PictureMessages {
  /** Shown while the picture loads. */
  loading: string;
  failed: string;
  retry: string;
}

export const pictureMessages: PictureMessages = {
  loading: 'Loading the picture',
  failed: 'The picture could not be loaded.',
  retry: 'Try again',
};

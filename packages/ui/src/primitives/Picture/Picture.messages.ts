export interface PictureMessages {
  /** While the picture is on its way. */
  loading: string;
  failed: string;
  retry: string;
}

export const pictureMessages: PictureMessages = {
  loading: 'Loading the picture',
  failed: 'The picture could not be loaded.',
  retry: 'Try again',
};

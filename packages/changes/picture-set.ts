/** The screens on which pictures are taken. */
export type Screen = 'phone' | 'desktop';

/** A picture of a part of a page in both states; of what is new or gone there is one only. */
export interface PicturePair {
  readonly screen: Screen;
  readonly before?: string;
  readonly after?: string;
}

/** The pictures of one part of a page. */
export interface PictureSet {
  readonly title: string;
  readonly pairs: readonly PicturePair[];
}

/** One article of a feed. All addresses are absolute; dates are ISO days. */
export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly image: string;
  readonly category: string;
  readonly published: string;
  readonly updated: string | null;
}

/** A feed and what readers show of it. All addresses are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly homeUrl: string;
  readonly feedUrl: string;
  readonly iconUrl: string;
  /** What the author is called. */
  readonly author: string;
  readonly items: readonly FeedItem[];
}

import { feedPath } from '../../routes';

interface FeedLinksProps {
  readonly title: string;
  readonly category?: { readonly slug: string; readonly title: string };
}

const FORMATS = [
  { format: 'rss', type: 'application/rss+xml' },
  { format: 'json', type: 'application/feed+json' },
] as const;

/** Announces the feed of all articles and, on pages of a category, that of the category. */
export function FeedLinks({ title, category }: FeedLinksProps) {
  const feeds = [...(category ? [category] : []), { slug: undefined, title }];
  return (
    <>
      {feeds.map((feed) =>
        FORMATS.map(({ format, type }) => {
          const href = feedPath(format, feed.slug);
          return <link key={href} rel="alternate" type={type} title={feed.title} href={href} />;
        }),
      )}
    </>
  );
}

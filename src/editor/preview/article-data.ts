import { shownOf } from '../../content/check/resolve-facts';
import { postFrontMatter } from '../../content/model/post';
import { parseMarkdown } from '../../content/read/parse-markdown';
import { readWords } from '../../gatsby/markdown/read-words';
import { renderArticle } from '../../gatsby/markdown/render-article';
import { articleTermFinder } from '../../gatsby/markdown/term-finder';
import { postFields } from '../../gatsby/post-node';
import { statusLabel } from '../../gatsby/status-label';
import { longDay } from '../../utils/fact-text';
import { fillTemplate } from '../../utils/fill-template';
import type { ProjectFiles } from '../project-files';
import { draftPicture, withPictures } from './draft-pictures';
import { draftPost } from './draft-post';
import type { PreviewRequest } from './messages';
import type { SiteContent } from './site-content';

const inWordsOrNull = (day: string | null | undefined): string | null => (day ? longDay(day) : null);

type NullForUndefined<Fields> = {
  [Key in keyof Fields]-?: undefined extends Fields[Key] ? Exclude<Fields[Key], undefined> | null : Fields[Key];
};

/** The fields of a post as a query returns them: `null` where the front matter has nothing. */
function asQueried<Fields extends object>(fields: Fields): NullForUndefined<Fields> {
  const nulls = Object.fromEntries(Object.keys(postFrontMatter.shape).map((name) => [name, null]));
  const all = Object.entries({ ...nulls, ...fields }).map(([name, value]) => [name, value ?? null]);
  return Object.fromEntries(all) as NullForUndefined<Fields>;
}

/** The address of an article that has none yet. */
const NEW_SLUG = 'new-article';

async function postOf({ slug = NEW_SLUG, value }: PreviewRequest, files: ProjectFiles, site: SiteContent) {
  const { frontMatter, markdown: body } = draftPost(value);
  const folder = `content/blog/${slug}`;
  const { markdown, tree, pictures } = await withPictures(files, folder, body);
  const post = asQueried(postFields({ frontMatter, markdown }, slug, site.facts));
  const words = readWords(parseMarkdown(markdown)).match(/\S+/g)?.length ?? 0;
  const cover = await draftPicture(files, folder, frontMatter.cover);
  return {
    ...post,
    socialCard: '',
    readTime: post.readTime ?? fillTemplate(site.article.readTime, { minutes: Math.max(1, Math.round(words / 200)) }),
    toolCard: site.tools.find(({ href }) => href === post.tool) ?? null,
    statusLabel: post.status === 'published' ? null : statusLabel(post.status, post.date, site.article.status),
    date: longDay(post.date),
    dateTime: post.date,
    updated: inWordsOrNull(post.updated),
    updatedTime: post.updated,
    sources:
      post.sources?.map(({ title, url, checked }) => ({
        title,
        url,
        checked: inWordsOrNull(checked),
        checkedTime: checked ?? null,
      })) ?? null,
    reviewed: inWordsOrNull(post.reviewed),
    reviewedTime: post.reviewed,
    reviewBy: inWordsOrNull(post.reviewBy),
    reviewByTime: post.reviewBy,
    expected: post.expected?.map(({ from, labels }) => ({ labels, from: longDay(from), dateTime: from })) ?? null,
    cover: { childImageSharp: cover ? { gatsbyImageData: cover } : null },
    body: renderArticle(tree, {
      pictures,
      facts: shownOf(post.facts),
      letter: site.article.letter,
      ticks: { ...site.article.ticks, slug },
      glossary: {
        finder: articleTermFinder(site.terms.map((term, order) => ({ ...term, order }))),
        unmarked: post.unmarkedTerms,
      },
    }),
  };
}

/** What the page of an article queries, made from the form. Articles beside it are left out. */
export async function articleData(
  request: PreviewRequest,
  files: ProjectFiles,
  site: SiteContent,
): Promise<Queries.ArticlePageQuery> {
  const { siteUrl, forms } = site.siteSettings;
  const { provider, id = null, action = null } = forms.newsletter;
  return {
    copy: site.article,
    listing: site.blog,
    settings: { siteUrl, forms: { newsletter: { provider, id, action } } },
    newsletter: site.newsletter,
    categories: { nodes: site.categories },
    post: await postOf(request, files, site),
    previous: null,
    next: null,
    related: [],
  };
}

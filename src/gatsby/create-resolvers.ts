import type { GatsbyNode, Node } from 'gatsby';
import { YAML_KINDS } from '../content-model/kinds';
import { currentNote, type DatedNote } from '../utils/current-note';
import { fillTemplate } from '../utils/fill-template';
import { cardResolvers } from './cards/resolve-card';
import { type RenderedBody, renderMarkdown } from './markdown/render-markdown';

interface PostNode extends Node {
  readonly readTime?: string;
  readonly minutes: number;
}

interface ArticleCopyNode extends Node {
  readonly readTime: string;
}

interface Context {
  readonly nodeModel: {
    findOne: (query: { type: string }) => Promise<ArticleCopyNode | null>;
    getNodeById: (query: { id: string; type: string }) => PostNode | null;
  };
}

async function readTime(post: PostNode, _args: unknown, { nodeModel }: Context): Promise<string> {
  if (post.readTime) return post.readTime;
  const copy = await nodeModel.findOne({ type: 'ArticleCopy' });
  return fillTemplate(copy?.readTime ?? '', { minutes: post.minutes });
}

function body(post: PostNode): RenderedBody {
  return renderMarkdown(post.internal.content ?? '');
}

/** Every single record exists, since the content check has passed: its query is never null. */
const singles = Object.fromEntries(
  YAML_KINDS.filter(({ shape }) => shape === 'single').map(({ type }) => [
    type.charAt(0).toLowerCase() + type.slice(1),
    { type: `${type}!` },
  ]),
);

/** One post by its node id; the pages are made from these ids, so it is never null. */
const article = {
  type: 'Post!',
  args: { id: 'String!' },
  resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: Context) =>
    nodeModel.getNodeById({ id, type: 'Post' }),
};

/** What is said about the next cohort on the day of the build. */
const cohortNote = { type: 'String!', resolve: (cohort: DatedNote) => currentNote(cohort, new Date()) };

/** Fields that are worked out when a page asks for them. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({
    ...cardResolvers,
    Post: { ...cardResolvers.Post, readTime: { resolve: readTime }, body: { resolve: body } },
    FourCsProgramCopyCallToActionCohort: { note: cohortNote },
    Query: { ...singles, article },
  });
};

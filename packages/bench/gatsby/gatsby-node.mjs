import path from 'node:path';

/** A page for each post, as Gatsby's tutorial makes them. */
export async function createPages({ actions, graphql }) {
  const { data } = await graphql(
    '{ allMarkdownRemark { nodes { id parent { ... on File { relativeDirectory } } } } }',
  );
  for (const { id, parent } of data.allMarkdownRemark.nodes) {
    actions.createPage({
      path: `/blog/${parent.relativeDirectory}/`,
      component: path.resolve('src/templates/post.jsx'),
      context: { id },
    });
  }
}

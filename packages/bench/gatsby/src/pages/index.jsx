import { graphql, Link } from 'gatsby';
import * as React from 'react';

export default function Blog({ data }) {
  return (
    <main>
      <h1>Blog</h1>
      <ul>
        {data.allMarkdownRemark.nodes.map(({ id, parent, frontmatter }) => (
          <li key={id}>
            <Link to={`/blog/${parent.relativeDirectory}/`}>{frontmatter.title}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

export const query = graphql`
  {
    allMarkdownRemark(sort: { frontmatter: { date: DESC } }, limit: 6) {
      nodes {
        id
        parent {
          ... on File {
            relativeDirectory
          }
        }
        frontmatter {
          title
        }
      }
    }
  }
`;

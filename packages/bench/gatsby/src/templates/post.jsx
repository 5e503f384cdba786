import { graphql, Link } from 'gatsby';
import { GatsbyImage, getImage } from 'gatsby-plugin-image';
import * as React from 'react';

const STYLES = `body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1.0625rem/1.65 system-ui, sans-serif; }`;

export default function Post({ data }) {
  const { frontmatter, html } = data.markdownRemark;
  return (
    <>
      <header>
        <Link to="/">Home</Link>
      </header>
      <main>
        <article>
          <p>
            {frontmatter.category}, {frontmatter.date}
          </p>
          <h1>{frontmatter.title}</h1>
          <p>{frontmatter.excerpt}</p>
          <GatsbyImage image={getImage(frontmatter.cover)} alt={frontmatter.coverAlt} loading="eager" />
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </article>
      </main>
      <footer>© 2026</footer>
    </>
  );
}

export function Head({ data }) {
  const { title, excerpt } = data.markdownRemark.frontmatter;
  return (
    <>
      <html lang="en" />
      <title>{title}</title>
      <meta name="description" content={excerpt} />
      <style>{STYLES}</style>
    </>
  );
}

export const query = graphql`
  query ($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
      frontmatter {
        title
        excerpt
        date(formatString: "YYYY-MM-DD")
        category
        coverAlt
        cover {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 800, formats: [AUTO, WEBP, AVIF])
          }
        }
      }
    }
  }
`;

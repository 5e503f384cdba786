import { createRequire } from 'node:module';
import path from 'node:path';

/** What gray-matter documents for other languages of front matter. */
interface GrayMatter {
  language: (text: string) => { raw: string; name: string };
  readonly engines: { readonly yaml: { parse: (text: string) => object } };
}

/**
 * Keeps gatsby-transformer-remark from reading front matter by rules of its own: it ends a build at what the content check
 * takes, such as lines that end in CR. Its nodes get the front matter as it is written, so that they change with it;
 * `src/content-reader` reads it for the `Post` nodes.
 */
export function leaveFrontMatterUnread(): void {
  // `require.resolve` is lost when Gatsby compiles its hooks.
  const { resolve } = createRequire(path.resolve('package.json'));
  const matter: GrayMatter = createRequire(resolve('gatsby-transformer-remark/package.json'))('gray-matter');
  matter.language = () => ({ raw: '', name: '' });
  matter.engines.yaml.parse = (written) => ({ written });
}

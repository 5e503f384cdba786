import { withPrefix } from 'gatsby';
import { BLOG } from '../../routes';

/** Runs before anything is painted; hidden, since a page may be painted while the next one loads. */
const script = (blog: string): string =>
  `(function(p,b){if(p.indexOf(b)===0&&p!==b){document.documentElement.hidden=true;location.replace(b)}})(location.pathname,${JSON.stringify(blog)})`;

/** In the head of the not-found page: an unknown article leads to the listing, while the answer stays 404. */
export function UnknownArticleScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is our own constant
  return <script dangerouslySetInnerHTML={{ __html: script(withPrefix(BLOG)) }} />;
}

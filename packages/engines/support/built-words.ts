import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { interfaceText } from '../../../src/content/model/interface-text';
import { fieldsOf } from '../../../src/content/read/schema-fields';
import { shownEntry } from '../../../src/gatsby/shown-entry';
import { BLOG, CONTACT, HOME, NOT_FOUND, pageDataPath, REVALIDATION_PLANNER, THANKS } from '../../../src/routes';
import { NotHere } from './not-here';

/** A page of the site by a link to it. */
export interface NamedLink {
  readonly label: string;
  readonly href: string;
}

interface Article {
  readonly path: string;
  readonly title: string;
  readonly category: string;
}

interface ArticleTexts {
  readonly back: string;
  readonly share: {
    readonly title: string;
    readonly copy: string;
    readonly copied: { readonly title: string };
    readonly copyField: string;
  };
}

interface Service {
  readonly title: string;
  readonly linkLabel: string;
  readonly longDescription: string;
  readonly hasPage: boolean;
}

/** What the built site says and leads to; it is the owner's, so no test may know it beforehand. */
export interface BuiltWords {
  /** All addresses that the sitemap names, and those that it leaves out. */
  readonly routes: readonly string[];
  readonly navigation: readonly NamedLink[];
  readonly common: {
    readonly menu: string;
    readonly mainNavigation: string;
    readonly error: { readonly title: string; readonly home: string };
    readonly theme: { readonly dark: string };
    readonly closeDialog: string;
  };
  readonly blog: {
    readonly all: string;
    /** Those that can be chosen. */
    readonly categories: readonly string[];
    readonly searchLabel: string;
    readonly filterLabel: string;
    readonly loadMore: string;
    readonly emptyTitle: string;
    readonly total: number;
    /** Those of the first page. */
    readonly articles: readonly Article[];
  };
  /** The texts around an article; without any article there are none. */
  readonly article: ArticleTexts | undefined;
  readonly contact: {
    readonly provider: string;
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly submit: string;
    readonly success: { readonly title: string };
  };
  readonly services: readonly Service[];
  /** The entries of learning in the revalidation planner. */
  readonly learning: { readonly topic: string; readonly add: string; readonly added: string };
  readonly notFound: { readonly title: string; readonly homeLabel: string };
}

/** The parts of Gatsby's data that are read here. */
interface PageData<Data> {
  readonly result: { readonly data: Data; readonly pageContext: { readonly total?: number } };
}

interface Shared {
  readonly interfaceText?: Omit<BuiltWords['common'], 'error'>;
  readonly siteSettings?: { readonly navigation: readonly NamedLink[] };
}

type Label = { readonly label: string };

function readJson<Content>(...parts: readonly string[]): Content {
  return JSON.parse(readFileSync(path.join(...parts), 'utf8')) as Content;
}

/** What the queries of the components of every page have answered. */
function readShared(root: string): Required<Shared> {
  const folder = path.join(root, 'page-data', 'sq', 'd');
  const answers = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson<{ readonly data: Shared }>(folder, file).data);
  const { interfaceText, siteSettings }: Shared = Object.assign({}, ...answers);
  if (!interfaceText || !siteSettings) throw new Error(`The data in ${folder} lack the words of header and menu.`);
  return { interfaceText, siteSettings };
}

function readRoutes(root: string): string[] {
  const files = readdirSync(root).filter((file) => /^sitemap-\d+\.xml$/.test(file));
  const addresses = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    ),
  );
  return [...addresses, THANKS, NOT_FOUND];
}

/** The words of the error page are in the script, since no query may be needed for them; here they come from the content. */
function readErrorWords(root: string): BuiltWords['common']['error'] {
  const words = parse(readFileSync(path.join(root, '..', 'content', 'interface.yaml'), 'utf8'));
  return shownEntry(words, fieldsOf(interfaceText)).error;
}

/** Reads a built site. */
export function readBuiltWords(root: string): BuiltWords {
  const page = <Data>(address: string) => readJson<PageData<Data>>(root, pageDataPath(address)).result;
  const shared = readShared(root);
  const blog = page<{
    copy: Omit<BuiltWords['blog'], 'all' | 'categories' | 'total' | 'articles'>;
    settings: { blogFilters: { all: string; categories: readonly string[] } };
    posts: readonly Article[];
  }>(BLOG);
  const { contactForm, settings } = page<{
    contactForm: Record<'name' | 'email' | 'message', Label> & Pick<BuiltWords['contact'], 'submit' | 'success'>;
    settings: { forms: { contact: { provider: string } } };
  }>(CONTACT).data;
  const { cpd } = page<{ copy: { cpd: { topic: Label; add: string; added: string } } }>(REVALIDATION_PLANNER).data.copy;
  const [first] = blog.data.posts;
  return {
    routes: readRoutes(root),
    navigation: shared.siteSettings.navigation,
    common: { ...shared.interfaceText, error: readErrorWords(root) },
    blog: {
      ...blog.data.copy,
      ...blog.data.settings.blogFilters,
      total: blog.pageContext.total ?? blog.data.posts.length,
      articles: blog.data.posts,
    },
    article: first && page<{ copy: ArticleTexts }>(first.path).data.copy,
    contact: {
      ...contactForm,
      provider: settings.forms.contact.provider,
      name: contactForm.name.label,
      email: contactForm.email.label,
      message: contactForm.message.label,
    },
    services: page<{ services: { nodes: readonly Service[] } }>('/index/').data.services.nodes,
    learning: { ...cpd, topic: cpd.topic.label },
    notFound: page<{ copy: BuiltWords['notFound'] }>('/404/').data.copy,
  };
}

/** The pages that the main navigation leads to from home. */
export function elsewhere({ navigation }: BuiltWords): readonly [NamedLink, NamedLink] {
  const [first, second] = navigation.filter(
    ({ href }) => href.startsWith(HOME) && href !== HOME && !href.includes('#'),
  );
  if (!first || !second) throw new NotHere('the main navigation leads to fewer than two pages');
  return [first, second];
}

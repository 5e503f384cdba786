/** Structured data about the site; every page's header or footer shows all of it. */
export interface SiteMeta {
  readonly name: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly language: string;
  readonly email: string;
  readonly founder: FounderMeta;
  /** URLs of profiles elsewhere. */
  readonly profiles: readonly string[];
}

/** The founder; the name counts only if it is a real person's. */
interface FounderMeta {
  readonly name: string;
  readonly role: string;
  readonly isRealName: boolean;
}

/** A breadcrumb. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** A service's price as shown, in whole currency units. */
export interface OfferMeta {
  readonly name: string;
  readonly price: number;
  readonly listPrice: number;
  readonly currency: string;
}

/** A service as its page shows it. */
export interface ServiceMeta {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** All prices on the page, or only the lowest if the page says "from". */
  readonly offers: readonly OfferMeta[];
  readonly lowestOnly?: boolean;
}

/** An article; dates are ISO days, the picture is a URL or path. */
export interface ArticleMeta {
  readonly kind: 'article';
  readonly published: string;
  readonly updated: string | null;
  /** The day the whole article was last checked against its sources. */
  readonly reviewed: string | null;
  /** Its sources. */
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly category: string;
  readonly image: string;
}

/** The main subject of a page, if structured data has a type for it. */
export type Subject =
  | ArticleMeta
  | { readonly kind: 'services'; readonly services: readonly ServiceMeta[] }
  | {
      readonly kind: 'questions';
      readonly questions: readonly { readonly question: string; readonly answer: string }[];
    }
  | {
      readonly kind: 'terms';
      readonly name: string;
      readonly terms: readonly { readonly term: string; readonly meaning: string; readonly anchor: string }[];
    }
  | { readonly kind: 'articles'; readonly articles: readonly { readonly title: string; readonly path: string }[] }
  | { readonly kind: 'founder'; readonly text: string; readonly image: string }
  | { readonly kind: 'contact' }
  | { readonly kind: 'tool'; readonly name: string };

/** Metadata for a page's head. */
export interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  /** The page's subjects; the first determines its schema.org type. */
  readonly subjects: readonly Subject[];
}

/** What structured data says about the site; the header or footer of every page shows all of it. */
export interface SiteMeta {
  readonly name: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly language: string;
  readonly email: string;
  readonly founder: FounderMeta;
  /** Addresses of profiles elsewhere. */
  readonly profiles: readonly string[];
}

/** The founder; the name is given only where it is a person's. */
interface FounderMeta {
  readonly name: string;
  readonly role: string;
  readonly isRealName: boolean;
}

/** One of the breadcrumbs of a page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** A price of a service as the page shows it, in whole units of the currency. */
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
  /** Every price on the page, or only the lowest where the page says "from". */
  readonly offers: readonly OfferMeta[];
  readonly lowestOnly?: boolean;
}

/** An article; dates are ISO days, the picture a URL or path. */
export interface ArticleMeta {
  readonly kind: 'article';
  readonly published: string;
  readonly updated: string | null;
  /** The day on which the whole article was last checked against its sources. */
  readonly reviewed: string | null;
  /** The pages that it relies on. */
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

/** What the head of a page says about it. */
export interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly crumbs: readonly Crumb[];
  /** What the page is about; the first decides what kind of page it is. */
  readonly subjects: readonly Subject[];
}

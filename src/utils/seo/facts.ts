/** What structured data says of the site itself; all of it is shown in the header or footer of every page. */
export interface SiteFacts {
  readonly name: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly language: string;
  readonly email: string;
  readonly founder: FounderFacts;
  /** Addresses of profiles elsewhere. */
  readonly profiles: readonly string[];
}

/** The founder; a name is told only where it is a person's. */
export interface FounderFacts {
  readonly name: string;
  readonly role: string;
  readonly isRealName: boolean;
}

/** One step of the way from the home page to a page, as the visible breadcrumbs show it. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** A price of a service as the page shows it, in whole units of the currency. */
export interface OfferFacts {
  readonly name: string;
  readonly price: number;
  readonly listPrice: number;
  readonly currency: string;
}

/** A service as its page shows it. */
export interface ServiceFacts {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Every price on the page, or only the lowest where the page says "from". */
  readonly offers: readonly OfferFacts[];
  readonly lowestOnly?: boolean;
}

/** An article; dates are ISO days, the picture an address or path. */
export interface ArticleFacts {
  readonly kind: 'article';
  readonly published: string;
  readonly updated: string | null;
  /** The day on which the whole article was last compared with its sources. */
  readonly reviewed: string | null;
  /** The pages on which it relies. */
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly category: string;
  readonly image: string;
}

/** What a page is about, where it is more than a page. */
export type Subject =
  | ArticleFacts
  | { readonly kind: 'services'; readonly services: readonly ServiceFacts[] }
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

/** A page as its head knows it. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly trail: readonly Crumb[];
  readonly subject?: Subject;
}

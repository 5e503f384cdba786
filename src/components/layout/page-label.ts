/** The copy fields that a page's name comes from. */
export interface LabelledCopy {
  readonly hero: { readonly eyebrow: string | null };
  readonly seo: { readonly title: string };
}

/** A page's name in breadcrumbs: its eyebrow, or else its search title. */
export function pageLabel({ hero, seo }: LabelledCopy): string {
  return hero.eyebrow ?? seo.title;
}

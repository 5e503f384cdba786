/** The part of the copy of a page from which its name follows. */
export interface LabelledCopy {
  readonly hero: { readonly eyebrow: string | null };
  readonly seo: { readonly title: string };
}

/** What breadcrumbs call a page: the short line above its heading, else its title in search results. */
export function pageLabel({ hero, seo }: LabelledCopy): string {
  return hero.eyebrow ?? seo.title;
}

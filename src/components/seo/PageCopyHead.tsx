import { PageHead, type PageHeadProps } from './PageHead';

/** The part of a page's copy that its head shows. */
export interface PageCopy {
  readonly seo: Queries.SeoFieldsFragment;
  readonly socialCard: string;
}

interface PageCopyHeadProps extends Omit<PageHeadProps, 'title' | 'description' | 'image'> {
  readonly copy: PageCopy;
}

/** The head of a page whose copy contains title, description and social card. */
export function PageCopyHead({ copy: { seo, socialCard }, ...rest }: PageCopyHeadProps) {
  return <PageHead title={seo.title} description={seo.description} image={socialCard} {...rest} />;
}

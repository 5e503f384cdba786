import { PageHead, type PageHeadProps } from './PageHead';

interface PageCopyHeadProps extends Omit<PageHeadProps, 'title' | 'description' | 'image'> {
  readonly copy: Queries.PageCopyFieldsFragment;
}

/** The head of a page whose copy contains title, description and social card. */
export function PageCopyHead({ copy: { seo, socialCard }, ...rest }: PageCopyHeadProps) {
  return <PageHead title={seo.title} description={seo.description} image={socialCard} {...rest} />;
}

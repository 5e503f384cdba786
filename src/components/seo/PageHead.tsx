import { useSiteSettings } from '../../hooks/use-site-settings';
import { absoluteUrl } from '../../routes';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** False keeps the page out of search results. */
  readonly indexed?: boolean;
}

/** Title, description and canonical address of a page. */
export function PageHead({ title, description, path, indexed = true }: PageHeadProps) {
  const { brand, siteUrl } = useSiteSettings();
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={absoluteUrl(siteUrl, path)} /> : <meta name="robots" content="noindex" />}
    </>
  );
}

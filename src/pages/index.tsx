import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { HomeHero } from '../components/sections/HomeHero';
import { PageHead } from '../components/seo/PageHead';
import { useInterfaceText } from '../hooks/use-interface-text';
import { useSiteSettings } from '../hooks/use-site-settings';

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { newTab } = useInterfaceText();
  const { booking } = useSiteSettings();
  const { hero } = data.copy;
  return (
    <HomeHero
      title={hero.title}
      text={hero.text}
      bookLabel={hero.bookLabel}
      bookUrl={booking.url}
      newTab={newTab}
      badge={data.settings.socialProof.badge}
      image={hero.image?.childImageSharp?.gatsbyImageData}
      imageAlt={hero.imageAlt}
    />
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const { card, seo } = data.copy;
  return <PageHead title={seo.title} description={seo.description} path={location.pathname} image={card} />;
}

export const query = graphql`
  query HomePage {
    settings: siteSettings {
      socialProof {
        badge
      }
    }
    copy: homeCopy {
      card
      seo {
        title
        description
      }
      hero {
        title
        text
        bookLabel
        imageAlt
        image {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1100, formats: [AVIF, WEBP, AUTO], placeholder: DOMINANT_COLOR)
          }
        }
      }
    }
  }
`;

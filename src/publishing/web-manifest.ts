import { HOME, ICON_192, ICON_512 } from '../routes';
import { LIGHT } from '../theme/palette';

/** The settings that the manifest is made from. */
export interface ManifestSettings {
  readonly brand: { readonly name: string; readonly shortName: string; readonly description: string };
  readonly language: string;
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/) as an object. */
export function webManifest({ brand, language }: ManifestSettings): object {
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: brand.description,
    lang: language,
    id: HOME,
    start_url: HOME,
    display: 'browser',
    background_color: LIGHT.background.default,
    theme_color: LIGHT.background.default,
    icons: [
      { src: ICON_192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: ICON_512, sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  };
}

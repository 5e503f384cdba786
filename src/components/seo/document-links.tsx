import type { ReactNode } from 'react';
import { ICON_32, ICON_SVG, ICON_TOUCH, WEB_MANIFEST } from '../../routes';
import { DARK, LIGHT } from '../../theme/palette';

/** What is the same in the head of every document: icons, the manifest, and the colour around the page. */
export function documentLinks(): ReactNode[] {
  return [
    <link key="icon-png" rel="icon" href={ICON_32} type="image/png" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={ICON_SVG} type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href={ICON_TOUCH} sizes="180x180" />,
    <link key="manifest" rel="manifest" href={WEB_MANIFEST} />,
    ...Object.entries({ light: LIGHT, dark: DARK }).map(([scheme, { background }]) => (
      <meta
        key={`theme-${scheme}`}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={background.default}
      />
    )),
  ];
}

import type { FieldMeta } from '../content/model/field-meta';

const scaled = (size: string): string => `childImageSharp { gatsbyImageData(${size}) }`;

/**
 * What queries select of a picture by its place: widths and heights are twice the largest that is shown, in CSS pixels; a drawing
 * is published as it is.
 */
export const PICTURE_SLOTS: Readonly<Record<NonNullable<FieldMeta['slot']>, string>> = {
  beside: scaled('layout: CONSTRAINED, width: 1100, breakpoints: [400, 700, 1100]'),
  portrait: scaled('layout: CONSTRAINED, width: 704, breakpoints: [352, 500, 704]'),
  face: scaled('layout: FIXED, width: 56, height: 56'),
  download: `publicURL ${scaled('layout: CONSTRAINED, height: 336, breakpoints: [240, 480]')}`,
  drawing: 'publicURL',
};

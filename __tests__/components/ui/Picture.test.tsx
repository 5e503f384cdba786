// Guards when pictures load.
import { render, screen } from '@testing-library/react';
import { Picture } from '../../../src/components/ui/Picture';

const IMAGE = {
  childImageSharp: {
    gatsbyImageData: { images: { fallback: { src: '/static/a.jpg' } }, width: 2, height: 1, layout: 'constrained' },
  },
} as const;

test('the main picture loads at once, others when they are near', () => {
  render(
    <>
      <Picture image={IMAGE} alt="Main" sizes="1px" priority />
      <Picture image={IMAGE} alt="Other" sizes="1px" />
    </>,
  );
  const attributes = (alt: string) =>
    ['loading', 'fetchpriority'].map((name) => screen.getByRole('img', { name: alt }).getAttribute(name));
  expect(attributes('Main')).toEqual(['eager', 'high']);
  expect(attributes('Other')).toEqual(['lazy', null]);
});

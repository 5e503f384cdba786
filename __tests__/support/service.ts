/** A service card's data, with its own page. */
export const SERVICE = {
  slug: 'wellness',
  icon: 'heart',
  title: 'Wellness',
  shortDescription: 'Rest and work in balance.',
  longDescription: 'We look at your week and find the hours that belong to you.',
  audience: 'Nurses who are tired.',
  image: null,
  imageAlt: '',
  hasPage: true,
  pageUrl: '/wellness/',
  linkLabel: 'Explore wellness',
};

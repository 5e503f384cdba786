// Guards that styles which are there are not written again.
import createCache from '@emotion/cache';

function load(head: string): void {
  document.head.innerHTML = head;
  jest.isolateModules(() => require('../browser/known-styles'));
}

it('lets Emotion know the styles of the document, used or handed over, and leaves their element where it is', () => {
  load('<style data-names="paper">.css-a1{color:red}@media print{.css-b2 a{color:red}.css-a1{top:0}}</style>');
  const element = document.querySelector('style[data-names]');
  const moved = jest.spyOn(document.head, 'insertBefore');
  const { inserted } = createCache({ key: 'css' });
  expect(Object.keys(inserted).filter((name) => inserted[name])).toEqual(['paper', 'a1', 'b2']);
  expect(moved.mock.calls.map(([node]) => node)).not.toContain(element);
  expect(moved).toHaveBeenCalled();
  expect(document.querySelectorAll('style')).toHaveLength(2);
});

it('does nothing where the document has none, as in develop', () => {
  load('<title>Page</title>');
  expect(document.querySelector('style')).toBeNull();
});

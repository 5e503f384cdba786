type TimeShown = typeof import('../../../src/utils/forms/time-shown');

/** What the browser's clock says, in milliseconds since the document was asked for. */
let now = 0;

/** The module as a new document has it. */
function openDocument(): TimeShown {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  let made: TimeShown | undefined;
  jest.isolateModules(() => {
    made = jest.requireActual<TimeShown>('../../../src/utils/forms/time-shown');
  });
  if (!made) throw new Error('The module was not loaded.');
  return made;
}

afterEach(() => jest.restoreAllMocks());

test('counts from when the page was shown, not from when its script ran', () => {
  const { noteFormShown, timeShown } = openDocument();
  now = 10_000;
  noteFormShown();
  now = 10_300;
  expect(timeShown()).toBe(10_300);
});

test('after a way through the site the page counts from when the router showed it', () => {
  const { noteFormShown, notePageShown, timeShown } = openDocument();
  now = 30_000;
  notePageShown();
  noteFormShown();
  now = 30_400;
  expect(timeShown()).toBe(400);
});

test('someone who comes back to the form has been shown it before', () => {
  const { noteFormShown, notePageShown, timeShown } = openDocument();
  noteFormShown();
  now = 30_000;
  notePageShown();
  now = 40_000;
  notePageShown();
  noteFormShown();
  now = 40_200;
  expect(timeShown()).toBe(40_200);
});

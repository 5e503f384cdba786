import { errorsIn } from '../../scripts/check-nu';

const report = (...messages: readonly object[]) => JSON.stringify({ messages });
const page = { type: 'error', url: 'file:/site/public/index.html', extract: '<div\nrequired="">' };

test('an error of the markup is reported with its page and the markup', () => {
  const message = 'Attribute “required” not allowed on element “div” at this point.';
  expect(errorsIn(report({ ...page, message }))).toEqual([
    `file:/site/public/index.html: ${message}\n    <div required="">`,
  ]);
});

test('CSS that the standards have and the checker does not know is no error; a misspelt property is one', () => {
  const known = "CSS: “field-sizing”: Property “field-sizing” doesn't exist.";
  const misspelt = "CSS: “feild-sizing”: Property “feild-sizing” doesn't exist.";
  expect(errorsIn(report({ ...page, message: known }))).toEqual([]);
  expect(errorsIn(report({ ...page, message: misspelt }))).toHaveLength(1);
});

test('a warning is no error; a checker that broke off is one', () => {
  const warning = { type: 'info', subType: 'warning', message: 'Section lacks heading.' };
  const fatal = { type: 'non-document-error', message: 'The file cannot be read.' };
  expect(errorsIn(report(warning, fatal))).toEqual([expect.stringContaining('cannot be read')]);
});

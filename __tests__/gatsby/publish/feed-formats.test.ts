// Guards that feeds are valid for any text.
import { escapeXml } from '../../../src/gatsby/publish/feed-formats';

it('takes out signs that XML does not allow', () => {
  expect(escapeXml('a\u0000b\u000Bc\n')).toBe('a b c\n');
});

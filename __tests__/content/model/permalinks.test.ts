// Guards that the number of redirects stays within hosts' limits.
import * as plugin from '../../../plugins/gatsby-plugin-static-host/redirects';
import * as model from '../../../src/content/model/permalinks';

test('the content may hold the redirects that the hosts can be told, and no others', () => {
  expect(model.PLAIN_PATH).toEqual(plugin.PLAIN_PATH);
  expect(model.PLAIN_ADDRESS).toEqual(plugin.PLAIN_ADDRESS);
});

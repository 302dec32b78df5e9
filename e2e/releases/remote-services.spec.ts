import { createServer } from 'node:http';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { append } from '../support/chaos/faulty-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { promoteUnchecked } from '../support/promote-unchecked.ts';
import { startSite } from '../support/running-site.ts';
import { onLoopback } from '../support/services/loopback.ts';
import { expect, test } from '../support/test.ts';

/** Appended to `server.cjs`: each page shows what the service says. */
const SHOWS_SCORES = `
;{
  const { createElement } = require('react');
  for (const unit of Object.values(module.exports.pages)) {
    const { Page, load } = unit;
    unit.load = async (ctx) => {
      const response = await ctx.fetch(ctx.service('scores') + '/today');
      const { data, ...loaded } = await load(ctx);
      return { ...loaded, data: { ...data, scores: await response.text() } };
    };
    unit.Page = (props) => [Page(props), createElement('p', { key: 'scores', id: 'scores' }, props.data.scores)];
  }
}
`;

test('a remote requests a service by its name; the operator sets its address and credentials', async ({
  request,
}) => {
  const heard: string[] = [];
  const service = await onLoopback(
    createServer(({ url, headers }, response) => {
      heard.push(`${url} ${headers.authorization}`);
      response.end('Omaha North 21, Westside 14');
    }),
  );
  const site = await startSite(
    {
      REMOTE_SERVICES: `static/scores=${service.origin}/v1`,
      REMOTE_SERVICE_CREDENTIALS: 'static/scores=Bearer of-the-operator',
    },
    async ({ store }) => {
      const folder = await deriveRelease('static', '9.9.1', '9.9.1', '9.9.1');
      await append(folder, 'server.cjs', SHOWS_SCORES);
      await publishRelease(store, folder);
      await promoteUnchecked(store, { static: '9.9.1' });
    },
  );
  try {
    const page = await request.get(`${site.origin}/about`);
    expect(await page.text()).toContain('<p id="scores">Omaha North 21, Westside 14</p>');
    expect(heard).toEqual(['/v1/today Bearer of-the-operator']);
  } finally {
    await site.stop();
    await service.stop();
  }
});

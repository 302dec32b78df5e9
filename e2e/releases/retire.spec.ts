import { ROOT } from '../../build/paths.ts';
import { requireLive } from '../../shell/store/move-live.ts';
import { retire, rollback } from '../../shell/store/moves.ts';
import { openTerminal } from '../support/commands/terminal.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

const BY = { by: 'a test', note: 'It has a site of its own' };

/** What its commands do after the gate, which takes half a minute for both. */
async function inTheStore({ store }: RunningSite) {
  return {
    retire: async () => {
      const checkedBeside = requireLive(await store.live(), store);
      await retire(store, ['weather'], { checkedBeside, force: false }, BY);
    },
    rollback: async () => {
      await rollback(store, null, BY);
    },
    end: () => {},
  };
}

async function byCommand({ folder }: RunningSite) {
  const terminal = openTerminal(ROOT, { EDITIONS: `file:${folder}` });
  return {
    retire: async () => {
      await terminal.type(`npm run -s edition -- retire weather --note "${BY.note}"`);
    },
    rollback: async () => {
      await terminal.type('npm run -s edition -- rollback');
    },
    end: () => terminal.close(),
  };
}

for (const { how, tag, actions } of [
  { how: 'in the store', tag: [], actions: inTheStore },
  { how: 'by command, through the gate', tag: ['@full'], actions: byCommand },
]) {
  test(
    `a remote retired ${how} leaves nothing on the site, and a rollback brings it back`,
    { tag },
    async ({ request }) => {
      test.setTimeout(300_000);
      const site = await startSite();
      const operator = await actions(site);
      const state = async () => {
        const about = await (await request.get(`${site.origin}/about`)).text();
        return {
          status: (await request.get(`${site.origin}/weather`)).status(),
          links: about.match(/href="\/weather"/g)?.length ?? 0,
        };
      };
      try {
        // In the menu, and the line in the masthead.
        await expect.poll(state).toEqual({ status: 200, links: 2 });
        await operator.retire();
        await expect.poll(state, { timeout: 20_000 }).toEqual({ status: 404, links: 0 });
        expect((await request.get(site.origin)).status()).toBe(200);
        await operator.rollback();
        await expect.poll(state, { timeout: 20_000 }).toEqual({ status: 200, links: 2 });
      } finally {
        operator.end();
        await site.stop();
      }
    },
  );
}

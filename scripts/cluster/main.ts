import '../lib/no-arguments.mjs';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { buildStale } from '../../build/build-stale.ts';
import { giveUp, say } from '../lib/say.mjs';
import { startCluster } from './cluster.ts';

/** npm run cluster: servers of one site and all services that they use, until Ctrl+C. */
// Registered first, so that a signal during startup ends what was started. A terminal sends its signal to the children as
// well.
const told = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
});
try {
  await buildStale(say);
  const cluster = await startCluster(3, say);
  const { servers, gateway, redis, postgres, cache, varnish, prometheus, missing, place } = cluster;
  say(`
The site is at ${cluster.origin}${cache ? ' (nginx)' : ''}
${servers.map(({ origin, program }) => `  ${program.name}    ${origin}   process ${program.pid}`).join('\n')}`);
  for (const program of [varnish, redis, postgres, prometheus])
    if (program) say(`  ${program.name}  127.0.0.1:${program.port}   process ${program.pid}`);
  say(
    `  store  ${cluster.store.place}${gateway ? ` at ${gateway.endpoint}` : ''}\n  logs and data in ${place}`,
  );
  for (const message of missing) say(`  ${message}`);
  say('Press Ctrl+C to stop all of them.');
  await told;
  await cluster.stop();
  process.exit();
} catch (error) {
  giveUp(messageOf(error));
}

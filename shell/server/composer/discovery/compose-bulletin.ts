import { bulletinSchema, type Bulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { pageUnit } from '../../../src/composition/unit.ts';
import { loadContext } from '../view/load-context.ts';
import { ViewContext, type ViewJob } from '../view/view-context.ts';

/** The bulletin of the page at an address; null if there is no such page, or it has none. Rejects if it fails. */
export async function composeBulletin(job: ViewJob): Promise<Bulletin | null> {
  const context = await ViewContext.open(job, job.request.without);
  const match = context.match();
  if (match?.route.kind !== 'remote') return null;
  const { remote, page } = match.route;
  const { module } = await context.remote(remote);
  const unit = module.pages[page];
  if (!unit?.bulletin) return null;
  const ref = pageUnit(match.route);
  context.begin('load', ref);
  const loading = Promise.resolve(unit.load(loadContext(context, remote, match.params, ref)));
  const { data } = await withDeadline(loading, LOAD_DEADLINE_MS, 'The load took too long.');
  context.begin('load', ref);
  return bulletinSchema.parse(unit.bulletin(data));
}

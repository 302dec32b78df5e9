import { bulletinSchema, type Bulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import { pageUnit } from '../../../src/composition/unit.ts';
import { loadContext } from '../view/load-context.ts';
import { loadInTime } from '../view/run-load.ts';
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
  const loads = loadContext(context, remote, match.params, ref);
  const { data } = await loadInTime(context, ref, unit.load, loads);
  return bulletinSchema.parse(unit.bulletin(data));
}

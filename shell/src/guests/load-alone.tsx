import { ROOM_ATTRIBUTE, type GuestContainer, type GuestData } from '@meadowlark/shared/contract/guest.ts';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { ComponentType } from 'react';
import { loadScript } from '../browser/load-script.ts';
import type { UnitComponent } from '../composition/mounted-view.ts';
import { UnavailableUnit } from '../composition/UnavailableUnit.tsx';
import { GUESTS, type GuestRoute } from '../routes.ts';
import type { GuestAlone } from './alone-address.ts';
import { inGuestFrame } from './in-guest-frame.tsx';
import { openGuest } from './open-guest.ts';

/** The placeholder of a browser-only guest, as in its server file; a guest that renders itself replaces it too. */
const NOTHING_YET: GuestData = { html: '', isPending: true };

/** A guest's page in a situation. Rejects if there is none, or if it does not load. */
export async function loadAlone({ guest, version, page, situation }: GuestAlone): Promise<ComponentType> {
  const route = GUESTS.find((one) => one.remote === guest && one.page === page);
  if (!route) throw new Error(`The route table has no page "${page}" of a guest "${guest}".`);
  if (situation === 'unavailable') return () => <Unavailable title={route.title} />;
  const Page = situation === 'pending' ? pendingPage(route) : await openRelease(route, version);
  return () => <Page data={NOTHING_YET} services={{} as never} />;
}

/** As tall as the screen, as on the site. */
function Unavailable({ title }: { title: string }) {
  return (
    <Wrap style={{ minHeight: '100vh' }}>
      <UnavailableUnit title={title} level={1} />
    </Wrap>
  );
}

function pendingPage(route: GuestRoute): UnitComponent {
  return inGuestFrame(route, () => (
    <div {...{ [ROOM_ATTRIBUTE]: 'pending' }}>
      <p data-pending="">{route.pendingText}</p>
    </div>
  ));
}

/** The first script of a release names all others with their hashes; the server has checked it. */
async function openRelease({ remote, page }: GuestRoute, version: string): Promise<UnitComponent> {
  const entry = new URL(`/releases/${remote}/${encodeURIComponent(version)}/web/guest.js`, location.href)
    .href;
  const named: GuestContainer[] = [];
  window.meadowlarkGuest = (container) => named.push(container);
  await loadScript(entry, '');
  const [container] = named;
  if (!container) throw new Error(`${entry} does not name a guest.`);
  const module = await openGuest(container, entry, `./page/${page}`);
  return module()['Page'] as UnitComponent;
}

import type { Container } from '@meadowlark/shared/contract/container.ts';

/**
 * Accepts releases of guests. To the unit loader, a guest is a container like any other; the stock runtime and all other
 * guest code load with the first guest page. Call it before the script of a container runs.
 */
export function acceptGuests(): void {
  window.meadowlarkGuest = (guest) => {
    const { currentScript } = document;
    const base = currentScript instanceof HTMLScriptElement ? currentScript.src : location.href;
    const container: Container = {
      get: async (address) => {
        const { openGuest } = await import(/* webpackChunkName: "guests" */ './open-guest.ts');
        return openGuest(guest, base, address);
      },
    };
    Object.assign(window, { [guest.federationName]: container });
  };
}

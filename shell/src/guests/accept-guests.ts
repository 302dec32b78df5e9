import type { Container } from '@meadowlark/shared/contract/container.ts';

/**
 * Takes in the releases of guests. To the loader of units, a guest is a container like any other; the stock runtime and all
 * else about guests comes with the first page of one. Call it before the script of a container runs.
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

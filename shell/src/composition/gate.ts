import type { UnitComponent } from './mounted-view.ts';

/** Keeps a unit of the first view as the server sent it, until its component is there and its moment has come. */
export class Gate {
  /** The component, once the gate is open. */
  component: UnitComponent | null = null;
  /** Resolves when it opens; may never. */
  readonly opened: Promise<UnitComponent>;
  #resolve: (component: UnitComponent) => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => (this.#resolve = resolve));
  }

  open(component: UnitComponent): void {
    this.component = component;
    this.#resolve(component);
  }
}

/** A module of a container that has not run yet: it puts what it exports where it is told. */
export type ModuleFactory = (module: { exports: unknown }) => void;

/**
 * What rspack writes into the entry of every container, as far as a federation runtime has to deal with it: tables of what
 * the container takes and exposes, and places for the functions that act on them. The names are rspack's.
 */
export interface ContainerRequire {
  /** Factories of the modules, by module id. */
  m: Record<string, ModuleFactory>;
  /** What is done before the modules of a chunk may run. */
  f: Record<string, (chunk: string) => void>;
  /** Which chunk takes which singletons from outside. Absent where the container takes none. */
  consumesLoadingData?: {
    chunkMapping: Readonly<Record<string, readonly string[]>>;
    /** The name that the code asked for (`react/jsx-runtime`), by module id. */
    moduleIdToConsumeDataMapping: Readonly<Record<string, { shareKey: string }>>;
  };
  /** What the container exposes, by address: `./page/category`. */
  initializeExposesData: { moduleMap: Readonly<Record<string, () => Promise<ModuleGetter>>> };
  /** Behind the container's `get`. */
  getContainer?: (address: string) => Promise<ModuleGetter>;
}

/** Runs a module whose chunks are there, once, and gives what it exports. */
export type ModuleGetter = () => Readonly<Record<string, unknown>>;

/** What the script of a container leaves behind under its federation name, by the container protocol. */
export interface Container {
  get: (address: string) => Promise<ModuleGetter>;
}

declare global {
  interface Window {
    /** The shell's federation runtime. It is the first thing that the script of a container calls; it brings none itself. */
    meadowlarkFederation?: (container: ContainerRequire) => void;
  }
}

/** A module of a container that has not run yet. Sets `module.exports`. */
type ModuleFactory = (module: { exports: unknown }) => void;

/**
 * The part of rspack's require function in a container's entry that a federation runtime uses: tables of what the
 * container consumes and exposes, and slots for the functions that act on them. The names are rspack's.
 */
export interface ContainerRequire {
  /** Factories of the modules, by module id. */
  m: Record<string, ModuleFactory>;
  /** Runs when a chunk is requested. Its modules run when all promises in `loading` have resolved. */
  f: Record<string, (chunk: string, loading: Promise<unknown>[]) => void>;
  /** The singletons that each chunk consumes. Absent if the container consumes none. */
  consumesLoadingData?: {
    chunkMapping: Readonly<Record<string, readonly string[]>>;
    /** The imported name (`react/jsx-runtime`), by module id. */
    moduleIdToConsumeDataMapping: Readonly<Record<string, { shareKey: string }>>;
  };
  /** The container's exposed modules, by address: `./page/category`. */
  initializeExposesData: { moduleMap: Record<string, () => Promise<ModuleGetter>> };
  /** Implements the container's `get`. */
  getContainer?: (address: string) => Promise<ModuleGetter>;
  /** Implements the container's `init`, which only the stock runtime uses. */
  initContainer: (shareScope: unknown, initScope: unknown, options: unknown) => Promise<unknown>;
  /** The base URL of the release's browser files. */
  p: string;
}

/** Runs a module whose chunks are loaded, once, and returns its exports. */
type ModuleGetter = () => Readonly<Record<string, unknown>>;

/** The global that a container's script sets under its federation name, by the container protocol. */
export interface Container {
  get: (address: string) => Promise<ModuleGetter>;
}

declare global {
  interface Window {
    /** The shell's federation runtime. A container calls it first; without it, the container loads the stock one. */
    meadowlarkFederation?: (container: ContainerRequire) => void;
  }
}

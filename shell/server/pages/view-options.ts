import type { StaffView } from '../qa/staff-view.ts';
import { SILENT } from '../telemetry/telemetry.ts';
import type { ComposerOptions } from './composing.ts';

/** What composing one view needs of the site, and what staff see in it besides; null for readers. */
export interface ViewOptions extends ComposerOptions {
  staff: StaffView | null;
}

/**
 * The options of one view. Views of staff are counted nowhere, and what fails in them is held against no release: it may
 * be the pinned one that broke another. The inspector hears of its own view.
 */
export function viewOptions(options: ComposerOptions, staff: StaffView | null): ViewOptions {
  if (!staff) return { ...options, staff };
  const asides: ComposerOptions['asides'] = {
    isAside: (release) => options.asides.isAside(release),
    failed: () => {},
    worked: () => {},
  };
  return { ...options, staff, asides, telemetry: staff.inspection ?? SILENT };
}

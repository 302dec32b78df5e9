import { whenPageChanges } from './browser/when-page-changes.ts';
import { initReadingTools, isRunning } from './reading/init-reading-tools.ts';

// Started again with each article that arrives softly; the first start serves all.
if (!isRunning()) whenPageChanges(initReadingTools());

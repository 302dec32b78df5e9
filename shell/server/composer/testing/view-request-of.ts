import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { ViewRequest } from '../../protocol/messages.ts';
import { editionOf } from '../../../store/testing/edition-of.ts';

/** A reader's request for a page of static, of an edition whose releases are all of version 1. */
export function viewRequestOf(path: string): ViewRequest {
  return {
    id: '1',
    url: FIXTURE_SETTINGS.origin + path,
    edition: editionOf({ shell: '1', static: '1' }),
    replaced: {},
    without: [],
    pinned: [],
    routes: {},
    counted: false,
    staff: null,
    weather: null,
  };
}

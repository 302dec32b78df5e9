import { NamedError } from '../named-error.ts';

/** A parameter is missing, repeated or malformed. */
export class SearchMalformed extends NamedError {
  readonly code = 'query_malformed';
  readonly status = 400;
}

/** The database is away, or the search took too long. */
export class SearchEnded extends NamedError {
  readonly code = 'search_failed';
  readonly status = 503;
}

/** No story was kept under this address. */
export class StoryUnknown extends NamedError {
  readonly code = 'story_unknown';
  readonly status = 404;

  constructor() {
    super('No story is kept under this address.');
  }
}

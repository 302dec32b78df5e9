import { NamedError } from '../named-error.ts';

/** The Authorization header is missing or carries another token. */
export class TokenWrong extends NamedError {
  readonly code = 'token_wrong';
  readonly status = 401;

  constructor() {
    super('The blog functions need the header "Authorization: Bearer <token>" with the right token.');
  }
}

/** A query parameter is missing, repeated or malformed. */
export class QueryMalformed extends NamedError {
  readonly code = 'query_malformed';
  readonly status = 400;
}

/** No post has this slug. */
export class PostUnknown extends NamedError {
  readonly code = 'post_unknown';
  readonly status = 404;

  constructor() {
    super('There is no post with this slug.');
  }
}

/** Development only: reports and lists failures. */
export const FAILURES_PATH = '/_development/failures';

/** Shows failures to developers. It is the first script of the page, so that it misses none. */
export const FAILURES_SCRIPT = `<script src="${FAILURES_PATH}/page.js"></script>`;

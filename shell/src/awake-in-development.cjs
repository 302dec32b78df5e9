// The awake shell in development. This module accepts changes that Fast Refresh cannot apply, such as to the route table,
// and ignores them: `npm run dev` reloads the page when the server has the change as well.
// oxlint-disable-next-line import/no-unassigned-import
require('./awake.tsx');
module.hot.accept('./awake.tsx', () => {});

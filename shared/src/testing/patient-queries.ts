import { configure } from '@testing-library/react';

// A busy machine makes a test slower, never red: a query that waits gives up only on what does not come.
configure({ asyncUtilTimeout: 20_000 });

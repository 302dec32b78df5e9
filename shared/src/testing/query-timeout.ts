import { configure } from '@testing-library/react';

// A busy machine may make a test slower, but not fail.
configure({ asyncUtilTimeout: 20_000 });

import { config } from 'zod';

// The policy of the page lets no text be run as code. The library would find that out by trying, and browsers complain
// about the trial. It looks at this when a schema is made, so this comes before any.
config({ jitless: true });

import { config } from 'zod';

// The page's content security policy forbids eval. zod would find that out by trying, and the browser would log a
// violation. zod reads this setting when a schema is created.
config({ jitless: true });

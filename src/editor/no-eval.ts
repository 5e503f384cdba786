import { z } from 'zod';

// Zod would try whether it may compile a schema, which the policy of the page refuses and reports. First, since it tries
// as soon as there is a schema.
z.config({ jitless: true });

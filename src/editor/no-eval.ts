import { z } from 'zod';

// Zod would try to compile schemas, which the page's policy blocks and reports. Import this first: zod tries as soon as a
// schema exists.
z.config({ jitless: true });

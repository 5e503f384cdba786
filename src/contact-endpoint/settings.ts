import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

const settings = z.object({
  CONTACT_TO: z.email(),
  CONTACT_FROM: z.email(),
  CONTACT_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ''))
    .pipe(z.array(origin).min(1)),
  CONTACT_ADDRESS_HEADER: z.string().toLowerCase().optional(),
  SMTP_HOST: z.string().min(1),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_SECURE: z.stringbool().default(false),
  SMTP_REQUIRE_TLS: z.stringbool().default(true),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
});

/** The environment variables of the endpoint; `.env.example` explains each. */
export type EndpointSettings = z.output<typeof settings>;

/**
 * Reads the environment variables.
 * @returns the settings, or the names of the variables that are missing or wrong; never their values
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { settings: EndpointSettings } | { wrong: readonly string[] } {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(filled);
  if (result.success) return { settings: result.data };
  return { wrong: [...new Set(result.error.issues.map(({ path }) => String(path[0])))] };
}

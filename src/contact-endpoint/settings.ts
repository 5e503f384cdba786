import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { ENDPOINT_LISTEN } from '../utils/forms/contact-fields';

const list = z.string().transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''));

const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);

/** One address, or a network of them such as `10.0.0.0/8`; one of all addresses would believe whatever a visitor claims. */
const network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((text) => !text.endsWith('/0'), { message: 'must not be every address' });

function blockList(networks: readonly string[]): BlockList {
  const trusted = new BlockList();
  for (const [address = '', prefix] of networks.map((text) => text.split('/'))) {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return trusted;
}

const settings = z.object({
  CONTACT_TO: z.email(),
  CONTACT_FROM: z.email(),
  CONTACT_ORIGINS: list.pipe(z.array(origin).min(1)),
  CONTACT_LISTEN: z
    .string()
    .refine((text) => /^(\[[\da-f:]+\]|[^:]+):\d+$/i.test(text) && URL.canParse(`http://${text}`))
    .default(ENDPOINT_LISTEN)
    .transform((text) => new URL(`http://${text}`))
    .transform(({ hostname, port }) => ({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) })),
  CONTACT_TRUSTED_PROXIES: list.pipe(z.array(network)).transform(blockList).default(new BlockList()),
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

import type { Policy } from '../../plugins/gatsby-plugin-static-host/index';
import { type FormOrigins, formOrigins } from '../utils/forms/providers';
import { TRUSTED_TYPES } from '../utils/trusted-types';

type Forms = Parameters<typeof formOrigins>[0];

/**
 * The policy that every page shares; each page adds the hashes of its own scripts and styles. Nothing is allowed but the
 * site's own files and, where a form provider is configured, that provider.
 * The empty text is among the styles because Emotion fills empty `<style>` elements through the CSSOM; style attributes
 * are allowed because React and the image component write them (they can neither load nor run anything).
 */
export function policyFor({ forms }: { readonly forms: Forms }): Policy {
  const { formAction, connect }: FormOrigins = formOrigins(forms);
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...formAction],
    'connect-src': ["'self'", ...connect],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    'style-src-attr': ["'unsafe-inline'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(TRUSTED_TYPES),
  };
}

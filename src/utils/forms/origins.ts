/** Where the forms may lead, and what their scripts may call, beside the site itself; origins such as `https://api.example`. */
export interface FormOrigins {
  readonly formAction: readonly string[];
  readonly connect: readonly string[];
}

/** The part of a form's setting that decides its origins. */
interface FormSetting {
  readonly provider: string;
}

const NOWHERE: FormOrigins = { formAction: [], connect: [] };

/** The origins of each provider; the content security policy is made from them. */
const BY_PROVIDER: Readonly<Record<string, FormOrigins>> = { simulated: NOWHERE };

/**
 * The origins that the configured forms need, without repetition.
 * @throws Error where a provider is not known here, so that a new one cannot be forgotten
 */
export function formOrigins(forms: Readonly<Record<string, FormSetting>>): FormOrigins {
  const used = Object.values(forms).map(({ provider }) => {
    const origins = BY_PROVIDER[provider];
    if (!origins) throw new Error(`src/utils/forms/origins.ts does not know the form provider "${provider}".`);
    return origins;
  });
  return {
    formAction: [...new Set(used.flatMap(({ formAction }) => formAction))].sort(),
    connect: [...new Set(used.flatMap(({ connect }) => connect))].sort(),
  };
}

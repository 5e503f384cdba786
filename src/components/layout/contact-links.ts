import type { useSiteSettings } from '../../hooks/use-site-settings';
import { counted } from '../../statistics/count';

/** The ways to write on WhatsApp or to call, as far as the settings have any. */
export function contactLinks({ contact }: Pick<ReturnType<typeof useSiteSettings>, 'contact'>) {
  const { whatsapp, telephone } = contact ?? {};
  const digits = (number: string): string => number.replace(/\D/g, '');
  const words = whatsapp?.message ? `?text=${encodeURIComponent(whatsapp.message)}` : '';
  return [
    ...(whatsapp ? [{ ...whatsapp, icon: 'chat', href: `https://wa.me/${digits(whatsapp.number)}${words}` }] : []),
    ...(telephone ? [{ ...telephone, icon: 'phone', href: `tel:+${digits(telephone.number)}` }] : []),
  ].map((way) => ({ ...way, counting: counted('Contact link', { way: way.title }) }));
}

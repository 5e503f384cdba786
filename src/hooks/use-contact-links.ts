import { counted } from '../statistics/count';
import { useSiteSettings } from './use-site-settings';

const digits = (number: string): string => number.replace(/\D/g, '');

/** The ways to write on WhatsApp or to call, as far as the settings have any. */
export function useContactLinks() {
  const { whatsapp, telephone } = useSiteSettings().contact ?? {};
  const words = whatsapp?.message ? `?text=${encodeURIComponent(whatsapp.message)}` : '';
  return [
    ...(whatsapp ? [{ ...whatsapp, icon: 'chat', href: `https://wa.me/${digits(whatsapp.number)}${words}` }] : []),
    ...(telephone ? [{ ...telephone, icon: 'phone', href: `tel:+${digits(telephone.number)}` }] : []),
  ].map((way) => ({ ...way, counting: counted('Contact link', { way: way.title }) }));
}

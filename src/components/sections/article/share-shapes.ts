import type { ShareTarget } from '../../../utils/share-links';
import { SOCIAL_SHAPES } from '../../ui/social-shapes';

/** A sign for each way to share, as SVG paths on a 24 x 24 grid. */
export const SHARE_SHAPES: Readonly<Record<ShareTarget, string>> = {
  email:
    'M4 5h16a2 2 0 0 1 2 2v.4l-10 6.100L2 7.400V7a2 2 0 0 1 2-2zm-2 4.700V17a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9.700l-10 6.100z',
  whatsapp:
    'M12 2.500a9.500 9.500 0 0 0-8.100 14.400L2.600 21.500l4.700-1.300A9.500 9.500 0 1 0 12 2.500zm0 1.800a7.700 7.700 0 1 1-4 14.300l-.3-.2-2.500.7.7-2.500-.2-.3A7.700 7.700 0 0 1 12 4.300zM8.700 7.600c-.2 0-.5.1-.7.3-.3.300-.9.900-.9 2.200s1 2.500 1.100 2.700c.1.200 1.900 3 4.700 4.100 2.300.9 2.800.7 3.300.7.500-.1 1.600-.7 1.800-1.300.2-.6.2-1.200.2-1.300l-.5-.3-1.700-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.200-.3.200-.5.1-.3-.1-1.100-.4-2.100-1.300-.8-.7-1.300-1.500-1.400-1.800-.2-.2 0-.4.1-.5l.4-.4.3-.5v-.4l-.8-1.900c-.2-.5-.4-.4-.6-.4z',
  linkedin: SOCIAL_SHAPES.linkedin,
  facebook: SOCIAL_SHAPES.facebook,
  x: SOCIAL_SHAPES.x,
};

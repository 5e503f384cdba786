import type { ShareTarget } from '../../../utils/share-links';
import { SOCIAL_SHAPES } from '../../ui/social-shapes';

/** An icon for each way to share, as SVG paths on a 24 x 24 grid. */
export const SHARE_SHAPES: Readonly<Record<ShareTarget, string>> = {
  email: 'M4 5h16a2 2 0 0 1 2 2v.4l-10 6.1L2 7.4V7a2 2 0 0 1 2-2zM2 9.7V17a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9.7l-10 6.1z',
  whatsapp:
    'M12 2.5a9.5 9.5 0 0 0-8.1 14.4l-1.3 4.6 4.7-1.3A9.5 9.5 0 1 0 12 2.5zm0 1.8a7.7 7.7 0 1 1-4 14.3l-2.7.7.7-2.7A7.7 7.7 0 0 1 12 4.3zM8.5 7.5h1.1l1 2.4-1 1.2a6 6 0 0 0 3.3 3l1.2-1.3 2.3 1.1v1c-.8 1.5-2.3 1.8-3.9 1.2a8.5 8.5 0 0 1-4.9-5c-.5-1.4-.2-2.7.9-3.6z',
  linkedin: SOCIAL_SHAPES.linkedin,
  facebook: SOCIAL_SHAPES.facebook,
  x: SOCIAL_SHAPES.x,
};

/** The networks that have a sign here. */
export type SocialNetwork = 'facebook' | 'instagram' | 'x' | 'linkedin';

/** Our own plain drawings of each network's initial or sign, as SVG paths on a 24 x 24 grid. */
export const SOCIAL_SHAPES: Readonly<Record<SocialNetwork, string>> = {
  facebook:
    'M13.2 21v-8h2.9l.5-3.4h-3.4V7.7c0-1 .4-1.7 1.8-1.7h1.8V3.1C16.400 3 15.500 2.900 14.500 2.900c-3 0-4.900 1.800-4.900 5v1.700H6.700V13h2.900v8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.800a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zm0 2a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zm4.600-3.400a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  x: 'M4 4h4.600l4.100 5.600L17.400 4h2.400l-6 7.200L20.500 20h-4.600l-4.400-6-5 6H4.100l6.300-7.500zm3.200 1.700 9.400 12.600h1.200L8.400 5.700z',
  linkedin:
    'M5.200 3.500a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM3.600 9h3.200v11.500H3.600zM9.200 9h3.100v1.600c.6-1 1.800-1.900 3.600-1.900 3.500 0 4.500 2.200 4.500 5.400v6.400h-3.200v-5.800c0-1.700-.4-3-2.200-3-1.900 0-2.600 1.300-2.600 3.100v5.700H9.200z',
};

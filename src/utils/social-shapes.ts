/** Icons of social networks: our own plain drawings of initials or logos, as SVG paths on a 24 x 24 grid. */
export const SOCIAL_SHAPES: Readonly<Record<string, string>> = {
  facebook:
    'M13.2 21v-8h2.9l.5-3.4h-3.4V7.7c0-1 .4-1.7 1.8-1.7h1.8V3.1C16.4 3 15.5 2.9 14.5 2.9c-3 0-4.9 1.8-4.9 5v1.7H6.7V13h2.9v8z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.6-3.4a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  x: 'M4 4h4.6l4.1 5.6L17.4 4h2.4l-6 7.2L20.5 20h-4.6l-4.4-6-5 6H4.1l6.3-7.5zm3.2 1.7 9.4 12.6h1.2L8.4 5.7z',
  linkedin:
    'M5.2 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM3.6 9h3.2v11.5H3.6zM9.2 9h3.1v1.6c.6-1 1.8-1.9 3.6-1.9 3.5 0 4.5 2.2 4.5 5.4v6.4h-3.2v-5.8c0-1.7-.4-3-2.2-3-1.9 0-2.6 1.3-2.6 3.1v5.7H9.2z',
};

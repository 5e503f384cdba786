/** The mark of a `<summary>` in place of the browser's triangle: a chevron, which turns down once it is open. */
export const chevron = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    borderInlineEnd: '2.5px solid currentColor',
    borderBottom: '2.5px solid currentColor',
    transform: 'rotate(-45deg)',
  },
  '&:is([open] > *)::before': { transform: 'rotate(45deg)' },
} as const;

/** A picture as an author may write it in an article, and the intended file. */
export interface PictureCase {
  readonly name: string;
  readonly markdown: string;
  /** Inside the folder of the article. */
  readonly file: string;
}

/** Pictures by markdown's rules; check, build and page must all agree. */
export const PICTURES_IN_TEXT: readonly PictureCase[] = [
  { name: 'a plain name', markdown: '![Rota](./plain.png)', file: 'plain.png' },
  { name: 'a name without ./', markdown: '![Rota](bare.png)', file: 'bare.png' },
  { name: 'a name in capitals', markdown: '![Rota](./WARD.PNG)', file: 'WARD.PNG' },
  { name: 'a folder', markdown: '![Rota](./ward/seven.png)', file: 'ward/seven.png' },
  { name: 'a title', markdown: '![Rota](./titled.png "A week on the ward")', file: 'titled.png' },
  { name: 'a title on the next line', markdown: '![Rota](./next.png\n"A week on the ward")', file: 'next.png' },
  { name: 'a reference', markdown: '![Rota][full]\n\n[full]: ./full.png', file: 'full.png' },
  { name: 'a collapsed reference', markdown: '![Collapsed][]\n\n[collapsed]: ./collapsed.png', file: 'collapsed.png' },
  { name: 'a short reference', markdown: '![Short]\n\n[short]: <./short one.png> "A week"', file: 'short one.png' },
  { name: 'an escaped bracket in the description', markdown: '![Rota \\] of May](./escaped.png)', file: 'escaped.png' },
  { name: 'brackets in the description', markdown: '![Rota [May]](./brackets.png)', file: 'brackets.png' },
  { name: 'a link in the description', markdown: '![The [rota](/blog/)](./link.png)', file: 'link.png' },
  { name: 'a space in angle brackets', markdown: '![Rota](<./my rota.png>)', file: 'my rota.png' },
  { name: 'a space as %20', markdown: '![Rota](./other%20rota.png)', file: 'other rota.png' },
  { name: 'a name that holds %20', markdown: '![Rota](./exact%20rota.png)', file: 'exact%20rota.png' },
  { name: 'a percentage', markdown: '![Rota](./50%.png)', file: '50%.png' },
  { name: 'a percentage before letters', markdown: '![Rota](./33%of.png)', file: '33%of.png' },
  { name: 'a percentage as %25', markdown: '![Rota](./100%25.png)', file: '100%.png' },
  { name: 'half of a letter', markdown: '![Rota](./%E0%A4%A.png)', file: '%E0%A4%A.png' },
  { name: 'parentheses', markdown: '![Rota](./rota(1).png)', file: 'rota(1).png' },
  { name: 'an escaped parenthesis', markdown: '![Rota](./rota\\(2.png)', file: 'rota(2.png' },
  { name: 'brackets', markdown: '![Rota](./rota[3].png)', file: 'rota[3].png' },
  { name: 'accents', markdown: '![Rota](./garde-malade-été.png)', file: 'garde-malade-été.png' },
  { name: 'accents as bytes', markdown: '![Rota](./caf%C3%A9.png)', file: 'café.png' },
  { name: 'another script', markdown: '![Rota](./看護.png)', file: '看護.png' },
  { name: 'an emoji', markdown: '![Rota](./🩺.png)', file: '🩺.png' },
  { name: 'a number sign', markdown: '![Rota](./rota#4.png)', file: 'rota#4.png' },
  { name: 'an ampersand', markdown: "![Rota](./day&night's.png)", file: "day&night's.png" },
  { name: 'a link around it', markdown: '[![Rota](./linked.png)](/blog/)', file: 'linked.png' },
  { name: 'a list', markdown: '- One\n- ![Rota](./listed.png)', file: 'listed.png' },
  { name: 'a table', markdown: '| a | b |\n| - | - |\n| ![Rota](./celled.png) | 2 |', file: 'celled.png' },
  { name: 'a quote', markdown: '> ![Rota](./quoted.png)', file: 'quoted.png' },
  { name: 'words around it', markdown: 'See ![Rota](./inline.png) here.', file: 'inline.png' },
];

/** Broken pictures that markdown doesn't recognise: visitors would read the brackets. */
export const NO_PICTURES: readonly { readonly name: string; readonly markdown: string }[] = [
  { name: 'a space', markdown: '![My photo](./my photo.png)' },
  { name: 'a space and a title', markdown: '![My photo](./my photo.png "A day out")' },
  { name: 'a space and parentheses', markdown: '![My photo](./photo (1).png)' },
  { name: 'one parenthesis', markdown: '![My photo](./photo(1.png)' },
  { name: 'a bracket in the description', markdown: '![My ] photo](./photo.png)' },
  { name: 'stress in the description', markdown: '![My **best** photo](./my photo.png)' },
  { name: 'a space after the description', markdown: '![My photo] (./photo.png)' },
  { name: 'a reference to nothing', markdown: '![My photo][photo]' },
  { name: 'curly quotes around the title', markdown: '![My photo](./photo.png “A day out”)' },
  { name: 'an address with a space', markdown: '![My photo](https://example.org/my photo.png)' },
  { name: 'no end', markdown: '![My photo](./photo.png' },
];

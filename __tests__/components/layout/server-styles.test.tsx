/** @jest-environment node */
// Guards the styles that the server writes into a page.
import styled from '@emotion/styled';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { baseStyles, replaceRenderer } from '../../../src/components/layout/server-styles';

const Sheet = styled('div')({ color: 'red' });
const Paper = (props: { readonly children?: ReactNode }) => <Sheet {...props} />;
const Card = styled(Paper)({ padding: 4 });

function rendered(body: ReactNode): { readonly head: string; readonly html: string } {
  let head: ReactNode[] = [];
  let html = '';
  replaceRenderer({
    bodyComponent: isValidElement(body) ? body : undefined,
    setHeadComponents: (parts: ReactNode[]) => {
      head = parts;
    },
    replaceBodyHTMLString: (text: string) => {
      html = text;
    },
  } as unknown as Parameters<typeof replaceRenderer>[0]);
  return { head: renderToStaticMarkup(head), html };
}

it('puts the styles of the page into one element, and no name twice', () => {
  const { head, html } = rendered(<Sheet>Words</Sheet>);
  const name = /class="css-([^"]+)"/.exec(html)?.[1];
  expect(head).toBe(`<style>.css-${name}{color:red}</style><style data-emotion="css ${name}"></style>`);
});

it('names the styles that a component has handed over, since no element has them', () => {
  const { head, html } = rendered(<Card>Words</Card>);
  const name = /class="css-([^"]+)"/.exec(html)?.[1];
  const names = /data-emotion="css ([^"]+)"/.exec(head)?.[1]?.split(' ') ?? [];
  expect(names).toHaveLength(2);
  expect(names).toContain(name);
  const unused = names.find((other) => other !== name);
  expect(head).toContain(`.css-${name}{color:red;padding:4px}`);
  expect(head).not.toContain(`.css-${unused}`);
});

it('base styles hold the colours: light, and for screens dark, with script and without', () => {
  const css = baseStyles();
  expect(css.match(/--x-palette-primary-main:/g)).toHaveLength(3);
  expect(css.match(/@media screen[^{]*\{[^}]*color-scheme:dark/g)).toHaveLength(2);
});

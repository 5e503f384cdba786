/** @jest-environment node */
import styled from '@emotion/styled';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { replaceRenderer } from '../../../src/components/layout/server-styles';

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
  expect(head).toBe(`<style data-names="">.css-${name}{color:red}</style>`);
});

it('names the styles that a component has handed over, since no element has them', () => {
  const { head, html } = rendered(<Card>Words</Card>);
  const name = /class="css-([^"]+)"/.exec(html)?.[1];
  const unused = /data-names="([^"]+)"/.exec(head)?.[1];
  expect(unused?.split(' ')).toHaveLength(1);
  expect(unused).not.toBe(name);
  expect(head).toContain(`.css-${name}{color:red;padding:4px}`);
  expect(head).not.toContain(`.css-${unused}`);
});

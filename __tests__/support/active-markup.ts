/** Allowed elements in an article's text; any other could run something, or contact another site. */
const ELEMENTS =
  'a,aside,blockquote,br,button,code,del,div,em,figcaption,figure,h2,h3,h4,hr,img,input,label,li,ol,p,picture,pre,section,source,span,strong,sup,table,tbody,td,th,thead,tr,ul';
const ATTRIBUTES =
  'align,alt,aria-describedby,aria-label,aria-labelledby,checked,class,decoding,dir,disabled,height,hidden,href,id,lang,loading,media,rel,role,scope,sizes,src,srcset,start,tabindex,target,title,type,width';
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/)|\.{1,2}\/|[^:]*$)/i;

/** Parses as a browser does (HTML standard, section 13.2). */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Attributes that run something, on any element of a page, as `tag attribute`. */
export const activeAttributes = (page: ParentNode): string[] =>
  [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        const isAddress = /^(href|src|action|data|xlink:href)$/i.test(name);
        const isPicture = element.localName === 'img' && value.startsWith('data:image/');
        return /^on|^srcdoc$|^formaction$/i.test(name) || (isAddress && !isPicture && !SAFE_ADDRESS.test(value.trim()));
      })
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );

/** Content of an article's body beyond words, links, pictures, checkboxes and copy buttons. */
export function activeMarkup(html: string): string[] {
  const { body } = parseHtml(html);
  const names = [...body.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.split(',').includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...(element.matches('input:not([type="checkbox"]), button:not([type="button"])') ? [element.outerHTML] : []),
    ...element
      .getAttributeNames()
      .filter((name) => !name.startsWith('data-') && !ATTRIBUTES.split(',').includes(name))
      // A picture's colour until it loads.
      .filter(
        (name) => name !== 'style' || !element.matches('picture > img[style^="background-color:"]:not([style*=";"])'),
      )
      .map((name) => `${element.localName} ${name}`),
  ]);
  return [...activeAttributes(body), ...names];
}

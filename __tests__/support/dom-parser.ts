import { JSDOM } from 'jsdom';

/** The parser of a browser, in Node; the native parser of markdown does not run in Jest's own jsdom. */
Object.assign(globalThis, { DOMParser: new JSDOM().window.DOMParser });

/** As much of it as the tests use; it comes without types. */
declare module 'jsdom' {
  export type PageElement = {
    readonly localName: string;
    readonly namespaceURI: string;
    readonly attributes: Iterable<{ name: string; value: string }>;
    innerHTML: string;
    querySelectorAll(selector: string): Iterable<PageElement>;
  };
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: { document: { createElement(tag: string): PageElement } };
  }
}

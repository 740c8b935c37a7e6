/** The little of jsdom that is used here. */
declare module 'jsdom' {
  export type DOMWindow = Window & typeof globalThis;
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error & { type?: string }) => void): this;
  }
  export class JSDOM {
    constructor(html: string, options: object);
    readonly window: DOMWindow;
    getInternalVMContext(): object;
  }
}

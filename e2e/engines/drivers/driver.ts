/** How a browser is opened for one test. */
export type Opening = {
  /** Inner size of the window in CSS pixels. */
  width: number;
  height: number;
  /** Whether pages may run scripts; the test itself always may. */
  scripts: boolean;
  isDark: boolean;
};

/** What every engine can do; everything else is made of it once, in `tab.ts`. */
export interface Driver {
  goto(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs the body of a function in the page. Arguments and answer are JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** Presses the element a body answers as a pointer would; whether there was one. */
  press(body: string, ...args: unknown[]): Promise<boolean>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  enter(): Promise<void>;
  back(): Promise<void>;
  /** What is seen of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Pages as they would be printed, as PDF; `null` from an engine that cannot be asked. */
  pdf(): Promise<Buffer | null>;
  version(): Promise<string>;
  close(): Promise<void>;
}

import type { DOMWindow } from 'jsdom';

/**
 * Runs no texts, as the policy of the shop (`script-src` without `unsafe-eval`) has it. Whoever only asks whether it could is not told of;
 * bundlers look for the global object so.
 *
 * @param note is told of every text
 */
export function refuseCode(window: DOMWindow, note: (what: string) => void): void {
  const { Function: Real, EvalError: Refused } = window as unknown as {
    Function: FunctionConstructor;
    EvalError: ErrorConstructor;
  };
  const refuse = (args: readonly unknown[]): object => {
    const code = String(args.at(-1) ?? '');
    if (code === 'return this') return Real(code);
    if (code !== '') note('runs a text as code, which the browser refuses');
    throw new Refused('the policy of the shop runs no texts');
  };
  const Refusing = new Proxy(Real, {
    apply: (_target, _self, args) => refuse(args),
    construct: (_target, args) => refuse(args),
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: Refusing, configurable: true, writable: true });
  Object.defineProperty(window, 'Function', { value: Refusing, configurable: true, writable: true });
  Object.defineProperty(window, 'eval', {
    value: (code: unknown) => refuse([code]),
    configurable: true,
    writable: true,
  });
}

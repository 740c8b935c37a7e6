import type { ApiClient, FollowOptions, RequestOptions } from '@jishi/api';

/** A request of the client, ready to be made. `signal` ends what would go on for ever. */
export type Example = { request: string; make: (client: ApiClient, signal: AbortSignal) => unknown };

type Indivisible = string | number | boolean | AbortSignal | ((...args: never[]) => unknown);

/** Everything a type can hold at once, nothing left out and nothing null. How a call is carried out is never on the wire. */
type Full<T> = T extends Indivisible
  ? T
  : T extends readonly (infer Item)[]
    ? readonly [Full<Item>, ...Item[]]
    : T extends object
      ? {
          [Key in keyof T as Key extends keyof (RequestOptions & FollowOptions) ? never : Key]-?: Full<
            NonNullable<T[Key]>
          >;
        }
      : T;

/** The arguments behind the client, without a last one that only says how the call is carried out. */
type Given<Args extends readonly unknown[]> =
  Required<Args> extends [...infer Head, infer Last]
    ? [keyof Full<NonNullable<Last>>] extends [never]
      ? Head
      : Required<Args>
    : [];

type AllFull<Args extends readonly unknown[]> = { [Index in keyof Args]: Full<NonNullable<Args[Index]>> };

type Request = (client: ApiClient, ...args: never[]) => Promise<unknown>;
type ArgumentsOf<One> = One extends (client: ApiClient, ...args: infer Args) => unknown ? Given<Args> : never;

/** For each request of a module: arguments with everything a caller may give, then others that say something else. */
export type ExamplesOf<Module> = {
  [Name in keyof Module as Module[Name] extends Request ? Name : never]: readonly [
    full: AllFull<ArgumentsOf<Module[Name]>>,
    ...others: ArgumentsOf<Module[Name]>[],
  ];
};

/** The examples of a module one by one; every function it exports must have some. */
export function examplesOf<Module extends object>(module: Module, examples: ExamplesOf<Module>): Example[] {
  const given = examples as Readonly<Record<string, readonly (readonly unknown[])[]>>;
  return Object.entries(module).flatMap(([request, call]: [string, unknown]) => {
    const all = given[request];
    if (typeof call !== 'function' || !all) throw new Error(`There is no example of ${request}`);
    return all.map((args) => ({
      request,
      make: (client: ApiClient, signal: AbortSignal): unknown => {
        const own = args.map((arg) => (arg instanceof AbortSignal ? signal : arg));
        return call(client, ...own, { signal });
      },
    }));
  });
}

/** Stands for the signal of a run. */
export const ending: AbortSignal = AbortSignal.abort();

/** For what hears answers, which no example waits for. */
export const unheard = (): void => undefined;

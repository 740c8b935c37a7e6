import * as z from 'zod/mini';

/** `sha384-<base64>`, as the `integrity` attribute wants it. */
export const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
export const partName = z.string().check(z.regex(/^(shell|mf-[a-z][a-z0-9-]*)$/));
export const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));
export const file = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./-]*$/));

export const layouts = ['default', 'cart', 'login', 'user', 'bare'] as const;
export const hydrateModes = ['load', 'visible', 'read', 'interaction'] as const;
export const wakeStores = ['session', 'cart'] as const;
export const headingLooks = ['card', 'hidden'] as const;

/** The frame a page is drawn in; layouts belong to the shell. */
export type LayoutName = (typeof layouts)[number];
/**
 * When a fragment that came as server HTML becomes alive: with the page, near the view, there and once somebody has given a sign or ten seconds
 * have passed, or when it is used. Whoever uses it wakes it in any case.
 */
export type HydrateMode = (typeof hydrateModes)[number];
/** A store of the shell whose change wakes a fragment that is not alive yet. */
export type WakeStore = (typeof wakeStores)[number];
/** Where the heading of a page stands: at the head of its first card, or not to be seen unless the page itself shows it. */
export type HeadingLook = (typeof headingLooks)[number];

export const page = z.object({
  /** `<mf name>/<page>`, also the name of the exposed module. */
  id: z.string().check(z.regex(/^mf_[a-z0-9_]+\/[a-z0-9-]+$/)),
  /** Pattern of react-router, without the language prefix. */
  path: z.string().check(z.regex(/^\//)),
  layout: z.enum(layouts),
  /** Only for signed-in customers. */
  guarded: z.boolean(),
});

export const fragment = z.object({
  id: z.string().check(z.regex(/^mf_[a-z0-9_]+\/[a-z0-9-]+$/)),
  hydrate: z.enum(hydrateModes),
  wakeOn: z.array(z.enum(wakeStores)),
  /** JSON Schema of the props. */
  props: z.record(z.string(), z.unknown()),
  /** JSON Schema of each event the fragment tells, by name. */
  events: z.record(z.string(), z.record(z.string(), z.unknown())),
});

export type PageEntry = z.infer<typeof page>;
export type FragmentEntry = z.infer<typeof fragment>;

/** What the parts of the shop agree on. Common to all; a part's own props and events stand in its `contract.ts`. */

// Of parts that were published when it stood here.
export { useLang } from '@jishi/i18n';
export * from './additions.ts';
export * from './after-sign.ts';
export * from './cart.ts';
export * from './commerce.ts';
export * from './contract.ts';
export * from './cookies.ts';
export * from './events.ts';
export * from './fragments.ts';
export * from './links.ts';
export * from './names.ts';
export * from './page.ts';
// Patterns of paths are for builds; a tab finds those of its release in the HTML.
export { type PageId, paths, withQuery } from './paths.ts';
export * from './remote-fragment.tsx';
export * from './return-path.ts';
export * from './session.ts';
export * from './shop.ts';

/** For unit and screen tests: a shop around a component, a mocked network. Data builders: `@jishi/testing/builders`. */
// Its matchers are typed wherever this module is imported.
import '@testing-library/jest-dom/vitest';

export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { expectRetry, expectShape } from './loading.ts';
export { createTestShop, hydrateInShop, renderInShop, type ShopTestOptions, TEST_API } from './react.tsx';
export {
  type Answer,
  type ReceivedRequest as Asked,
  refuse,
  shopServer,
  shopServer as useShopServer,
  wirePage,
} from './shop-server.ts';

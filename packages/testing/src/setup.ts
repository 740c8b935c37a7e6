import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// The build of a part compiles these in.
Object.assign(globalThis, {
  PART_TARGET: typeof document === 'undefined' ? 'node' : 'web',
  PART_VERSION: '0.0.0-test',
  // One rule at a time into the style sheet, as in the shop: as text, each new rule makes jsdom read all the others again.
  SC_DISABLE_SPEEDY: false,
});

afterEach(cleanup);

// Files share a document: the next one must not find what this one put there without React.
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

// A busy machine may take longer than the usual second until something appears; a test that passes waits for nothing.
configure({ asyncUtilTimeout: 10_000 });

import { expect, it } from 'vitest';
import part from '../../part.ts';
import { ownPaths } from './own-paths.ts';

it.each(Object.entries(ownPaths))('%s leads where part.ts says', (page, address) => {
  expect(part.pages[page]?.path).toBe(address());
});

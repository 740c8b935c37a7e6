import { beforeEach, expect, test } from 'vitest';
import { saveReturnPath, takeReturnPath } from './return-path.ts';

beforeEach(() => localStorage.clear());

test.each(['/user/portal', '/product/list/3?title=%E8%8C%B6&sort=-sales', '/', '/pass/scan?uuid=1'])(
  'keeps %s once',
  (path) => {
    saveReturnPath(path);
    expect(takeReturnPath()).toBe(path);
    expect(takeReturnPath()).toBeNull();
  },
);

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/pass/login', '/pass/scanner'])(
  'does not keep %s',
  (path) => {
    saveReturnPath(path);
    expect(takeReturnPath()).toBeNull();
  },
);

test('something else in the store is no way back', () => {
  localStorage.setItem('jishi_route', '{"path":"//evil.example"}');
  expect(takeReturnPath()).toBeNull();
  localStorage.setItem('jishi_route', 'no json');
  expect(takeReturnPath()).toBeNull();
});

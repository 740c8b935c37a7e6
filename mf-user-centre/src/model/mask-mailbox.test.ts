import { expect, it } from 'vitest';
import { maskMailbox } from './mask-mailbox.ts';

it.each([
  ['xiaoman@example.com', 'x***@example.com'],
  ['x@example.com', 'x***@example.com'],
  ['小满@例子.公司', '小***@例子.公司'],
  ['nothing', 'nothing'],
  ['', ''],
])('%j is shown as %j', (mailbox, shown) => expect(maskMailbox(mailbox)).toBe(shown));

import { describe, expect, it } from 'vitest';
import { seal } from '../../kernel/keys/seal.ts';
import { openList, type SharedLine, sealList } from './shared-list.ts';

const key = 'k'.repeat(32);
const now = new Date('2026-11-29T06:00:00Z');
const lines: SharedLine[] = [
  { text: '土豆', number: 2, productId: 5, variantId: null },
  { text: '牛奶', number: 1, productId: 9, variantId: 31 },
  { text: '一点希望', number: 1, productId: null, variantId: null },
];

describe('a list in a link', () => {
  it('comes out as it went in, for thirty days', () => {
    const { token, expiresAt } = sealList({ name: '周末', lines }, key, now);
    expect(openList(token, key, now)).toEqual({ name: '周末', lines, expiresAt });
    expect(expiresAt).toEqual(new Date('2026-12-29T06:00:00Z'));
    expect(() => openList(token, key, new Date('2026-12-29T05:59:00Z'))).not.toThrow();
    expect(() => openList(token, key, expiresAt)).toThrow('list.expired');
  });

  it('shows nothing of itself, and fits into an address', () => {
    const { token } = sealList(
      { name: '', lines: Array<SharedLine>(40).fill({ ...lines[1], text: '土'.repeat(25) } as SharedLine) },
      key,
      now,
    );
    expect(token).toMatch(/^[\w-]+$/);
    expect(token.length).toBeLessThan(6000);
    expect(Buffer.from(token, 'base64url').toString()).not.toContain('土');
  });

  it.each([
    ['a changed letter', (token: string) => `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`],
    ['a lost end', (token: string) => token.slice(0, -6)],
    ['nothing', () => ''],
    ['another key', (token: string) => token, 'o'.repeat(32)],
    ['something sealed for another purpose', () => seal([9e9, '', []], key, 'lottery seed')],
  ])('is no list with %s', (_, change, with_ = key) => {
    const { token } = sealList({ name: '', lines }, key, now);
    expect(() => openList(change(token), with_, now)).toThrow('list.link');
  });
});

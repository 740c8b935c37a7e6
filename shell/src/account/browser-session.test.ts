import { createTestShop, shopServer } from '@jishi/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, leaveTo, signOut } from './browser-session.ts';
import { writeTokens } from './stored-tokens.ts';
import { readToken } from './tokens.ts';

shopServer({ 'POST logout': '' });

const reload = vi.fn();
const replace = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', {
    ...location,
    protocol: 'http:',
    reload: reload.mockReset(),
    replace: replace.mockReset(),
  });
  writeTokens({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresAt: 1, rememberDays: null });
});
afterEach(() => {
  dispatchEvent(new Event('pagehide')); // the page a test has left is gone
  vi.unstubAllGlobals();
});

describe('a session that is over', () => {
  it('has the page loaded anew once, however many calls are refused meanwhile', () => {
    for (let calls = 0; calls < 3; calls += 1) endSession();
    expect(reload).toHaveBeenCalledOnce();
    expect(readToken()).toBeNull();
  });

  it('does not lead away from where somebody who signed out is going', async () => {
    await signOut(createTestShop().shop);
    endSession();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not lead away from the page after an account', () => {
    leaveTo('/pass/goodbye');
    endSession();
    expect([replace.mock.calls, reload.mock.calls]).toEqual([[['/pass/goodbye']], []]);
  });

  it('leads away later when somebody is asked about what they typed, and stays', () => {
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    endSession();
    dispatchEvent(new Event('beforeunload', { cancelable: true }));
    removeEventListener('beforeunload', ask);
    endSession();
    dispatchEvent(new Event('beforeunload', { cancelable: true }));
    endSession();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

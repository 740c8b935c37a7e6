import { describe, expect, it } from 'vitest';
import { codeFault, newPasswordFault, passwordFault, phoneFault, repeatedFault } from './checks.ts';

describe('phoneFault', () => {
  it.each([
    ['', 'sign-in.fault.phone-missing'],
    ['   ', 'sign-in.fault.phone-missing'],
    ['1380000', 'sign-in.fault.phone-format'],
    ['12800000001', 'sign-in.fault.phone-format'],
    ['138000000011', 'sign-in.fault.phone-format'],
    ['1380000000a', 'sign-in.fault.phone-format'],
    ['13800000001', null],
    [' 19900000001 ', null],
  ])('%j: %j', (phone, fault) => {
    expect(phoneFault(phone)).toBe(fault);
  });
});

describe('codeFault', () => {
  it.each([
    ['', 'sign-in.fault.code-missing'],
    ['1234', 'sign-in.fault.code-format'],
    ['123456', 'sign-in.fault.code-format'],
    ['1234a', 'sign-in.fault.code-format'],
    ['12345', null],
    ['01234', null],
  ])('%j: %j', (code, fault) => {
    expect(codeFault(code)).toBe(fault);
  });
});

describe('passwordFault', () => {
  it.each([
    ['', 'sign-in.fault.password-missing'],
    ['12345', 'sign-in.fault.password-short'],
    ['123456', null],
    ['      ', null],
  ])('%j: %j', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });
});

describe('newPasswordFault', () => {
  it.each([
    ['', 'sign-in.fault.password-missing'],
    ['12345', 'sign-in.fault.password-short'],
    ['x'.repeat(255), null],
    ['x'.repeat(256), 'sign-in.fault.password-long'],
  ])('%j: %j', (password, fault) => {
    expect(newPasswordFault(password)).toBe(fault);
  });
});

describe('repeatedFault', () => {
  it.each([
    ['secret', '', 'sign-in.fault.repeat-missing'],
    ['secret', 'secreT', 'sign-in.fault.repeat-differs'],
    ['secret', 'secret', null],
  ])('%j and %j: %j', (password, repeated, fault) => {
    expect(repeatedFault(password, repeated)).toBe(fault);
  });
});

import { expect, it } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { faultyField } from './faulty-field.ts';

const refusal = (wireCode: number, serverMessage?: string) =>
  new ApiError({ code: 'validation', status: 401, wireCode, message: 'm', serverMessage });

it.each([
  ['a wrong code', refusal(50003, '验证码不正确'), 'code'],
  ['a number that is taken', refusal(50001, '该手机号已有账号'), 'phone'],
  ['a password anybody would guess', refusal(50004, '这个密码太常见'), 'password'],
  ['something else', refusal(50005, '不可以'), null],
  ['no sentence to show', refusal(50003), null],
  ['no answer', new ApiError({ code: 'network', message: 'm' }), null],
  ['no error of the api', new Error('m'), null],
])('%s', (_, error, field) => {
  expect(faultyField(error)).toBe(field);
});

import { ApiError } from '@jishi/api';
import { renderInShop, screen } from '@jishi/testing';
import { expect, it } from 'vitest';
import { FormFailure } from './form-failure.tsx';

it.each([
  ['nothing while nothing is wrong', null, ''],
  ['the server’s sentence', new ApiError({ code: 'conflict', message: 'down', serverMessage: '已经取消' }), '已经取消'],
  ['what kept it from answering', new ApiError({ code: 'network', message: 'down' }), '网络或服务器繁忙'],
])('tells %s', (_what, error, text) => {
  renderInShop(<FormFailure error={error} />);
  expect(screen.getByRole('alert').textContent).toBe(text);
});

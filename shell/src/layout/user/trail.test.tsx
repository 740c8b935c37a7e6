import { screen, within } from '@jishi/testing';
import { expect, test } from 'vitest';
import { renderLayout } from '../../testing/layout-links.tsx';
import { Trail } from './trail.tsx';

const stepsAt = (path: string, has?: (id: string) => boolean) => {
  renderLayout(<Trail />, { path, head: () => ({ title: '订单详情' }), ...(has && { has }) });
  return within(screen.getByRole('navigation', { name: '面包屑' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]);
};

test.each([
  ['/user/portal', ['我的首页', null]],
  ['/user/indent/list', ['我的订单', null]],
])('at %s it ends with the link of the menu', (path, last) => {
  expect(stepsAt(path)).toEqual([['首页', '/'], ['个人中心', '/user/portal'], last]);
});

test('at a page that a link covers it ends with the page itself', () => {
  expect(stepsAt('/user/indent/detail?id=7')).toEqual([
    ['首页', '/'],
    ['个人中心', '/user/portal'],
    ['我的订单', '/user/indent/list'],
    ['订单详情', null],
  ]);
});

test('leads only to pages of the release', () => {
  expect(stepsAt('/user/indent/detail', (id) => id === 'mf_user_centre/orders')).toEqual([
    ['个人中心', '/user/indent/list'],
    ['订单详情', null],
  ]);
});

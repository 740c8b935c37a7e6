import { screen } from '@jishi/testing';
import { expect, it } from 'vitest';
import { drawForVisitor } from '../../testing/draw.tsx';
import { load } from '../../testing/load.ts';
import page from './account-closed-page.ts';
import { AccountClosedScreen } from './account-closed-screen.tsx';

it('says good-bye and leads home, nowhere else', () => {
  drawForVisitor(<AccountClosedScreen />);
  expect(screen.getByRole('heading', { level: 1, name: '账号已注销' })).toBeInTheDocument();
  expect(screen.getByText(/^谢谢你来过集市/)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

it('has no link where there is no home', () => {
  drawForVisitor(<AccountClosedScreen />, { has: () => false });
  expect(screen.queryByRole('link')).toBeNull();
});

it('is for those who are gone: a customer is led to the page that closes', async () => {
  expect((await load(page, '', false)).head).toMatchObject({ title: '账号已注销', noIndex: true });
  const { thrown } = await load(page);
  expect((thrown as Response).headers.get('Location')).toBe('/user/cancel');
});

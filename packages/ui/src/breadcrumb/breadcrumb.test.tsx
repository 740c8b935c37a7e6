import { render, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RouterLink } from '../testing/router-link.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

it('shows the way here', () => {
  render(<Breadcrumb label="Breadcrumb" crumbs={[{ label: 'Home', link: { href: '/' } }, { label: 'Tea' }]} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Tea')).toHaveAttribute('aria-current', 'page');
});

it('is a navigation with a list, in order, signs unsaid', () => {
  render(
    <Breadcrumb
      label="面包屑"
      linkAs={RouterLink}
      crumbs={[{ label: '首页', link: { to: '/' } }, { label: '茶' }, { label: '绿茶', link: { to: '/green' } }]}
    />,
  );
  const items = within(screen.getByRole('navigation', { name: '面包屑' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['首页', '茶', '绿茶']);
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/en/');
  // Neither one without an address nor this page is a link.
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('绿茶')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('茶')).not.toHaveAttribute('aria-current');
});

it('is empty without a way', () => {
  render(<Breadcrumb label="Breadcrumb" crumbs={[]} />);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('may have a thing named like the group it is in', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complain.mockRestore());
  const way = (labels: string[]) => (
    <Breadcrumb label="Breadcrumb" crumbs={labels.map((label) => ({ label, link: { href: `/${label}` } }))} />
  );
  const { rerender } = render(way(['Home', 'Tea', 'Tea']));
  expect(screen.getAllByText('Tea').map((crumb) => crumb.ariaCurrent)).toEqual([null, 'page']);
  rerender(way(['Tea', 'Home']));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Tea', 'Home']);
  expect(complain).not.toHaveBeenCalled();
});

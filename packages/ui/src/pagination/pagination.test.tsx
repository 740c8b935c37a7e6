import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RouterLink } from '../testing/router-link.tsx';
import { showServerOutput } from '../testing/show-server-output.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';

const texts = {
  label: 'Pages',
  total: '73 in total',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  size: (size: number) => `${size} per page`,
  sizeLabel: 'Per page',
  jump: 'Go to page',
};
const linkProps = (page: number) => ({ href: `?page=${page}` });
const draw = (props: Partial<PaginationProps>) =>
  render(<Pagination page={1} pageSize={20} total={73} texts={texts} linkProps={linkProps} {...props} />);

describe('Pagination', () => {
  it('links to pages and marks this one', () => {
    draw({});
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
  });

  it('ends at its last page', () => {
    draw({ page: 4 });
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=3');
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 4');
  });

  it('marks its last page when it is asked for one past it', () => {
    draw({ page: 9 });
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 4');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=3');
  });

  it('is a navigation in the words of its owner, dots unsaid', () => {
    draw({
      page: 20,
      total: 800,
      texts: { ...texts, label: '分页', total: '共 800 条', page: (page) => `第 ${page} 页` },
    });
    const nav = screen.getByRole('navigation', { name: '分页' });
    expect(within(nav).getByText('共 800 条')).toBeInTheDocument();
    expect(within(nav).getAllByRole('link', { name: /第/ })).toHaveLength(7);
    for (const dots of within(nav).getAllByText('…')) expect(dots).toHaveAttribute('aria-hidden', 'true');
  });

  it('takes links of a router', () => {
    draw({ linkAs: RouterLink, linkProps: (page) => ({ to: `/list/${page}` }) });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/en/list/2');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/list/2');
  });

  it('changes the size and jumps inside the list', async () => {
    const [size, page] = [vi.fn(), vi.fn()];
    draw({ page: 2, pageSizes: [10, 20], onPageSize: size, onPage: page });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '10 per page');
    expect(size).toHaveBeenCalledWith(10);
    const jump = screen.getByRole('textbox', { name: 'Go to page' });
    for (const typed of ['99', 'x', '0']) {
      await userEvent.clear(jump);
      await userEvent.type(jump, `${typed}{Enter}`);
    }
    expect(page.mock.calls).toEqual([[4]]);
  });

  it.each([
    ['3', [[3]]],
    ['2.5', []],
    ['-1', []],
    ['', []],
  ])('jumping to "%s" tells %o', async (typed, told) => {
    const page = vi.fn();
    draw({ page: 2, onPage: page });
    const jump = screen.getByRole('textbox', { name: 'Go to page' });
    await userEvent.clear(jump);
    await userEvent.type(jump, `${typed}{Enter}`);
    expect(page.mock.calls).toEqual(told);
  });

  it('shows in its jump field the page it is at', () => {
    const { rerender } = draw({ page: 2, onPage: vi.fn() });
    expect(screen.getByRole('textbox')).toHaveValue('2');
    rerender(<Pagination page={3} pageSize={20} total={73} texts={texts} linkProps={linkProps} onPage={vi.fn()} />);
    expect(screen.getByRole('textbox')).toHaveValue('3');
  });

  it('asks nothing of those who cannot be answered', () => {
    draw({ pageSizes: [10, 20] });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('draws nothing when one page holds everything, whatever its size', () => {
    const { container, rerender } = render(
      <Pagination page={1} pageSize={20} total={20} texts={texts} linkProps={linkProps} />,
    );
    expect(container).toBeEmptyDOMElement();
    const sizes = { pageSizes: [10, 20], onPageSize: vi.fn() };
    rerender(<Pagination page={1} pageSize={20} total={12} texts={texts} linkProps={linkProps} {...sizes} />);
    expect(screen.getByRole('combobox')).toBeInTheDocument();
  });

  it('draws nothing for nothing', () => {
    expect(draw({ total: 0 }).container).toBeEmptyDOMElement();
  });

  it('sends its forms to an address where no script hears them', () => {
    const page = showServerOutput(
      <Pagination
        page={1}
        pageSize={20}
        total={73}
        texts={texts}
        linkProps={linkProps}
        pageSizes={[10, 20]}
        onPageSize={vi.fn()}
        onPage={vi.fn()}
        form={(field) => ({ action: `/list/${field}`, fields: [['word', '茶']] })}
      />,
    );
    const sent = [...page.querySelectorAll('form')].map((one) => [
      one.getAttribute('action'),
      Object.fromEntries(new FormData(one)),
    ]);
    expect(sent).toEqual([
      ['/list/size', { word: '茶', size: '20' }],
      ['/list/page', { word: '茶', page: '1' }],
    ]);
    expect(page.querySelector('button')).toHaveTextContent('Per page');
    expect(page.querySelector('button')).toHaveAttribute('type', 'submit');
  });
});

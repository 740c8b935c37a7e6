import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Breadcrumb,
  Countdown,
  Pagination,
  ProgressBar,
  pageCount,
  pageWindow,
  StateTag,
  Steps,
  TabLink,
  Table,
  TabNav,
  TabPanel,
  Tabs,
  Timeline,
  Tooltip,
} from '../data.ts';

describe('Table', () => {
  const columns = [
    { key: 'what', header: 'What', cell: (row: { what: string; sum: number }) => row.what },
    { key: 'sum', header: 'Sum', sortable: true, align: 'end', cell: (row: { what: string; sum: number }) => row.sum },
  ] as const;

  it('has a caption, heads and cells', () => {
    render(<Table caption="Bill" columns={columns} rows={[{ what: 'Tea', sum: 5 }]} rowKey={(row) => row.what} />);
    const table = screen.getByRole('table', { name: 'Bill' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['WhatTea', 'Sum5']);
    expect(within(table).queryByRole('button')).not.toBeInTheDocument();
  });

  it('sorts by its heads', async () => {
    const sort = vi.fn();
    render(
      <Table
        caption="Bill"
        columns={columns}
        rows={[{ what: 'Tea', sum: 5 }]}
        rowKey={(row) => row.what}
        sort={{ key: 'sum', direction: 'descending' }}
        onSort={sort}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Sum' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Sum' }));
    expect(sort).toHaveBeenCalledWith('sum');
  });

  it('shows what stands for no rows', () => {
    render(<Table caption="Bill" columns={columns} rows={[]} rowKey={() => ''} empty={<p>No entries</p>} />);
    expect(screen.getByText('No entries')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('Tabs', () => {
  function Page() {
    const [value, setValue] = useState<'one' | 'two'>('one');
    const tabs = [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two', count: 3 },
    ] as const;
    return (
      <>
        <Tabs id="t" label="Parts" tabs={tabs} value={value} onChange={setValue} />
        <TabPanel tabsId="t" value={value}>
          panel {value}
        </TabPanel>
      </>
    );
  }

  it('is one stop of the tab key; arrows choose and wrap', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Two 3' })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Two');
    expect(screen.getByRole('tabpanel', { name: 'Two 3' })).toHaveTextContent('panel two');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('is a navigation when its choice is an address', () => {
    render(
      <TabNav label="Orders">
        <TabLink href="?tab=all" on>
          All
        </TabLink>
        <TabLink href="?tab=open" on={false} count={2}>
          Open
        </TabLink>
      </TabNav>,
    );
    const nav = screen.getByRole('navigation', { name: 'Orders' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('All');
  });
});

describe('Pagination', () => {
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

  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 7, [1, 2, 3, 4, 5, 'gap', 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [7, 37, [1, 'gap', 5, 6, 7, 8, 9, 'gap', 37]],
    [37, 37, [1, 'gap', 33, 34, 35, 36, 37]],
    [99, 3, [1, 2, 3]],
    [0, 3, [1, 2, 3]],
  ])('page %d of %d', (page, pages, expected) => expect(pageWindow(page, pages)).toEqual(expected));

  it.each([
    [0, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [5, 0, 5],
  ])('%d entries by %d', (total, size, pages) => expect(pageCount(total, size)).toBe(pages));

  it('links to pages and marks this one', () => {
    render(<Pagination page={1} pageSize={20} total={73} texts={texts} linkProps={linkProps} />);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
  });

  it('changes the size and jumps inside the list', async () => {
    const [size, page] = [vi.fn(), vi.fn()];
    render(
      <Pagination
        page={2}
        pageSize={20}
        total={73}
        texts={texts}
        linkProps={linkProps}
        pageSizes={[10, 20]}
        onPageSize={size}
        onPage={page}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '10 per page');
    expect(size).toHaveBeenCalledWith(10);
    const jump = screen.getByRole('textbox', { name: 'Go to page' });
    for (const typed of ['99', 'x', '0']) {
      await userEvent.clear(jump);
      await userEvent.type(jump, `${typed}{Enter}`);
    }
    expect(page.mock.calls).toEqual([[4]]);
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
});

it('shows the way here', () => {
  render(<Breadcrumb label="Breadcrumb" crumbs={[{ label: 'Home', link: { href: '/' } }, { label: 'Tea' }]} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Tea')).toHaveAttribute('aria-current', 'page');
});

describe('Countdown', () => {
  const start = Date.UTC(2026, 6, 25);
  const offset = 3_600_000; // the server's clock is an hour ahead
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(start - offset);
  });
  afterEach(() => void vi.useRealTimers());

  const draw = (seconds: number, onEnd = vi.fn()) => {
    render(
      <Countdown
        label="Ends in"
        endsAt={start + seconds * 1000}
        startedAt={start}
        now={() => Date.now() + offset}
        daysLabel={(days) => `${days} days`}
        announcement={(left) => `${left / 1000} s left`}
        onEnd={onEnd}
      />,
    );
    return onEnd;
  };
  const shown = () => {
    const cells = screen.getByRole('timer', { name: 'Ends in' }).querySelectorAll('b');
    return Array.from(cells, (cell) => cell.textContent).join(':');
  };

  it('follows the clock of the server', () => {
    draw(5076);
    expect(shown()).toBe('01:24:36');
    act(() => vi.advanceTimersByTime(1000));
    expect(shown()).toBe('01:24:35');
  });

  it('puts days in front when there are any', () => {
    draw(2 * 86_400 + 5);
    expect(screen.getByText('2 days')).toBeInTheDocument();
    expect(shown()).toBe('00:00:05');
  });

  it('catches up after a tab slept', () => {
    draw(3600);
    vi.setSystemTime(start - offset + 3_000_000);
    act(() => vi.advanceTimersByTime(1000));
    expect(shown()).toBe('00:09:59');
  });

  it('ends once and says three sentences on the way', () => {
    const onEnd = draw(601);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('600 s left');
    act(() => vi.advanceTimersByTime(540_000));
    expect(screen.getByRole('status')).toHaveTextContent('60 s left');
    act(() => vi.advanceTimersByTime(70_000));
    expect(screen.getByRole('status')).toHaveTextContent(/^0 s left/);
    expect(shown()).toBe('00:00:00');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is over at once when the end has passed', () => {
    expect(draw(-5)).toHaveBeenCalledOnce();
    expect(shown()).toBe('00:00:00');
  });
});

it('marks the step under way and says which are done', () => {
  const steps = [
    { key: 'a', label: 'Placed' },
    { key: 'b', label: 'Paid' },
    { key: 'c', label: 'Shipped' },
  ];
  render(<Steps label="Progress" steps={steps} current={1} doneLabel="done" />);
  const items = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Placed done');
  expect(items[1]).toHaveAttribute('aria-current', 'step');
  expect(items[2]).not.toHaveAttribute('aria-current');
});

it('lists what happened with times for machines', () => {
  render(
    <Timeline label="Parcel" events={[{ key: 'a', title: 'On its way', time: 'Today', dateTime: '2026-07-25' }]} />,
  );
  expect(screen.getByText('Today')).toHaveAttribute('datetime', '2026-07-25');
});

it('explains on focus and hides by Escape', async () => {
  render(<Tooltip text="Once a day">{(props) => <button {...props}>Draw</button>}</Tooltip>);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Once a day');
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it.each([
  [0.64, '64%'],
  [2, '100%'],
  [-1, '0%'],
  [Number.NaN, '0%'],
])('draws a share of %d', (share, width) => {
  render(<ProgressBar share={share} label="taken" />);
  expect(screen.getByRole('img', { name: 'taken' }).querySelector('rect')).toHaveAttribute('width', width);
});

it('says a state in a word', () => {
  render(<StateTag $tone="trust">Done</StateTag>);
  expect(screen.getByText('Done')).toBeInTheDocument();
});

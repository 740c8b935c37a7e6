import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type Column, Table } from './table.tsx';

type Entry = { what: string; sum: number };

const columns = [
  { key: 'what', header: 'What', cell: (row: Entry) => row.what },
  { key: 'sum', header: 'Sum', sortable: true, align: 'end', cell: (row: Entry) => row.sum },
] as const satisfies readonly Column<Entry>[];

describe('Table', () => {
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

  it('keeps its heads when nothing stands for no rows', () => {
    render(<Table caption="账单" columns={columns} rows={[]} rowKey={() => ''} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.queryByRole('cell')).not.toBeInTheDocument();
  });

  it.each([
    ['ascending', 'sum', 'ascending'],
    ['descending', 'sum', 'descending'],
    ['ascending', 'what', 'none'],
  ] as const)('sorted %s by %s, the sums are sorted: %s', async (direction, key, told) => {
    const sort = vi.fn();
    render(
      <Table caption="Bill" columns={columns} rows={[]} rowKey={String} sort={{ key, direction }} onSort={sort} />,
    );
    expect(screen.getByRole('columnheader', { name: 'Sum' })).toHaveAttribute('aria-sort', told);
    expect(screen.getByRole('columnheader', { name: 'What' })).not.toHaveAttribute('aria-sort');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(sort).toHaveBeenCalledExactlyOnceWith('sum');
  });

  it('writes its heads before the cells of phones, for the eye only', () => {
    const phones = [
      { key: 'a', header: '名称', cell: () => 'tea' },
      { key: 'b', header: '金额', cell: () => '5', phone: 'bare' },
      { key: 'c', header: '操作', cell: () => 'x', phone: 'hidden' },
    ] as const;
    render(<Table caption="账单" columns={phones} rows={[1]} rowKey={String} />);
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['名称tea', '5', 'x']);
    expect(screen.getAllByRole('cell')[0]).toHaveAccessibleName('tea');
  });

  it('keeps a row with its key when the order changes', () => {
    const rows = [
      { what: 'Tea', sum: 5 },
      { what: 'Cup', sum: 9 },
    ];
    const table = (order: readonly Entry[]) => (
      <Table
        caption="Bill"
        columns={[{ key: 'n', header: 'Note', cell: ({ what }: Entry) => <input aria-label={what} /> }]}
        rows={order}
        rowKey={(row) => row.what}
      />
    );
    const { rerender } = render(table(rows));
    const tea = screen.getByRole('textbox', { name: 'Tea' });
    rerender(table(rows.toReversed()));
    expect(screen.getAllByRole('textbox').map((input) => input.ariaLabel)).toEqual(['Cup', 'Tea']);
    expect(screen.getByRole('textbox', { name: 'Tea' })).toBe(tea);
  });

  it('says its roles in the HTML of a server, which a layout of blocks would take away', () => {
    const html = renderToString(
      <Table caption="Bill" columns={columns} rows={[{ what: 'Tea', sum: 5 }]} rowKey={String} />,
    );
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell']) expect(html).toContain(`role="${role}"`);
  });
});

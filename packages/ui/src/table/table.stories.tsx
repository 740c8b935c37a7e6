import { Table } from './table.tsx';

const rows = [
  { id: '1', what: 'Order 20261', amount: '−¥120.00' },
  { id: '2', what: 'Refund 20258', amount: '+¥35.50' },
];

export const Bills = () => (
  <Table
    caption="Transactions"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'what', header: 'What', cell: ({ what }) => what },
      { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount },
    ]}
  />
);

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from './timeline.tsx';

it('lists what happened with times for machines', () => {
  render(
    <Timeline label="Parcel" events={[{ key: 'a', title: 'On its way', time: 'Today', dateTime: '2026-07-25' }]} />,
  );
  expect(screen.getByText('Today')).toHaveAttribute('datetime', '2026-07-25');
});

it('keeps the order of what happened, and leaves out what is not known', () => {
  render(
    <Timeline
      label="物流"
      events={[
        { key: 'b', title: '派送中', text: '快递员 <b>李</b>' },
        { key: 'a', title: '已揽收', time: '昨天' },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: '物流' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['派送中快递员 <b>李</b>', '已揽收昨天']);
  expect(within(items[0] as HTMLElement).queryByRole('time')).not.toBeInTheDocument();
});

it('is an empty list when nothing happened', () => {
  render(<Timeline label="Parcel" events={[]} />);
  expect(screen.getByRole('list', { name: 'Parcel' })).toBeEmptyDOMElement();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RouterLink } from '../testing/router-link.tsx';
import { showServerOutput } from '../testing/show-server-output.tsx';
import { TabLink, TabNav, TabPanel, Tabs } from './tabs.tsx';

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

  it('chooses by a click', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('tab', { name: 'Two 3' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('panel two');
  });

  it('says what its tabs choose between, and which panel belongs to the chosen one', () => {
    render(<Page />);
    expect(screen.getByRole('tablist', { name: 'Parts' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { selected: true })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel').id,
    );
    expect(screen.getByRole('tab', { selected: false })).not.toHaveAttribute('aria-controls');
  });

  const three = ['商品', '评价', '推荐'].map((label, index) => ({ value: String(index), label, count: 0 }));

  it.each([
    ['{ArrowRight}', '1'],
    ['{ArrowLeft}', '2'],
  ])('is reached by the tab key when none is chosen: %s asks for %s', async (key, asked) => {
    const change = vi.fn();
    render(<Tabs id="t" label="详情" tabs={three} value="9" onChange={change} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: /商品/ })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(change).toHaveBeenCalledExactlyOnceWith(asked);
  });

  it.each([
    ['{ArrowRight}', '1', '2'],
    ['{ArrowRight}', '2', '0'],
    ['{ArrowLeft}', '1', '0'],
    ['{ArrowLeft}', '0', '2'],
    ['{Home}', '2', '0'],
    ['{End}', '0', '2'],
  ])('%s at %s asks for %s', async (key, value, asked) => {
    const change = vi.fn();
    render(<Tabs id="t" label="详情" tabs={three} value={value} onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(change).toHaveBeenCalledExactlyOnceWith(asked);
    expect(screen.getAllByRole('tab')[Number(asked)]).toHaveFocus();
    // Its owner has not agreed.
    expect(screen.getByRole('tab', { selected: true })).toBe(screen.getAllByRole('tab')[Number(value)]);
  });

  it('leaves other keys to the page, and shows a count of none', async () => {
    const [change, key] = [vi.fn(), vi.fn()];
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: hears what the tabs let through
      <div onKeyDown={(event) => key(event.key, event.defaultPrevented)}>
        <Tabs id="t" label="详情" tabs={three} value="0" onChange={change} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(key.mock.calls).toEqual([
      ['ArrowDown', false],
      ['ArrowRight', true],
    ]);
    expect(change).toHaveBeenCalledOnce();
    expect(screen.getByRole('tab', { name: '商品 0' })).toBeInTheDocument();
  });

  it('does not submit the form around it', async () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Tabs id="t" label="详情" tabs={three} value="0" onChange={vi.fn()} />
      </form>,
    );
    await userEvent.click(screen.getByRole('tab', { name: '评价 0' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('has its chosen tab in the HTML of a server', () => {
    showServerOutput(<Page />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('One');
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('panel one');
  });
});

describe('TabNav', () => {
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
    expect(within(nav).getByRole('link', { name: 'Open 2' })).not.toHaveAttribute('aria-current');
    expect(within(nav).queryByRole('tab')).not.toBeInTheDocument();
  });

  it('takes links of a router', () => {
    render(
      <TabNav label="订单">
        <TabLink as={RouterLink} to="/orders" on={false} count={0}>
          全部
        </TabLink>
      </TabNav>,
    );
    expect(screen.getByRole('link', { name: '全部 0' })).toHaveAttribute('href', '/en/orders');
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

const texts = { label: 'Search', submitLabel: 'Go', clearLabel: 'Clear', placeholder: 'Tea …' };

it('searches the trimmed word', async () => {
  const search = vi.fn();
  render(<SearchBox {...texts} onSearch={search} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '  tea  {Enter}');
  expect(search).toHaveBeenCalledWith('tea');
});

it('searches by its button, also for nothing', async () => {
  const search = vi.fn();
  render(<SearchBox {...texts} submitLabel="搜索" onSearch={search} />);
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  await userEvent.type(screen.getByRole('searchbox'), '龙井茶');
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  expect(search.mock.calls).toEqual([[''], ['龙井茶']]);
});

it('is checked when it is left as a whole', async () => {
  const leave = vi.fn();
  render(
    <>
      <SearchBox {...texts} onLeave={leave} />
      <a href="/">next</a>
    </>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'a*b');
  await userEvent.tab();
  await userEvent.tab();
  expect(leave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(leave).toHaveBeenCalledWith('a*b');
});

it('says what is wrong and clears', async () => {
  render(<SearchBox {...texts} error="Not these characters" defaultValue="a*b" />);
  expect(screen.getByRole('searchbox')).toBeInvalid();
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('Not these characters');
  expect(screen.getByRole('status')).toHaveTextContent('Not these characters');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('says nothing while nothing is wrong', () => {
  render(<SearchBox {...texts} />);
  expect(screen.getByRole('searchbox')).toBeValid();
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByPlaceholderText('Tea …')).toHaveValue('');
});

it('takes 60 characters', async () => {
  render(<SearchBox {...texts} defaultValue={'x'.repeat(59)} />);
  await userEvent.type(screen.getByRole('searchbox'), 'yz');
  expect(screen.getByRole('searchbox')).toHaveValue(`${'x'.repeat(59)}y`);
});

it('clears without searching', async () => {
  const search = vi.fn();
  render(<SearchBox {...texts} defaultValue="tea" onSearch={search} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(search).not.toHaveBeenCalled();
});

it('leaves its field to suggestions and has room for their panel', async () => {
  const key = vi.fn();
  render(
    <SearchBox
      {...texts}
      inputProps={{ role: 'combobox', 'aria-expanded': true, onKeyDown: (event) => key(event.key) }}
      children={<ul aria-label="suggestions" />}
    />,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Search', expanded: true }), '{ArrowDown}');
  expect(key).toHaveBeenCalledWith('ArrowDown');
  expect(within(screen.getByRole('search')).getByRole('list', { name: 'suggestions' })).toBeInTheDocument();
});

it('works as a plain form without script', () => {
  render(<SearchBox {...texts} action="/product/list" name="title" />);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/product/list');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'title');
});

it('is such a form in the HTML of a server', () => {
  const html = renderToString(<SearchBox {...texts} action="/product/list" defaultValue="茶" />);
  expect(html).toMatch(/<form[^>]* action="\/product\/list"/);
  expect(html).toMatch(/<input[^>]* name="title"[^>]* value="茶"/);
  expect(html).toMatch(/<button[^>]* type="submit"/);
});

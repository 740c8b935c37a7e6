import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState, ErrorReference, ErrorState } from './state.tsx';

it('shows emptiness with a way out', () => {
  render(<EmptyState headingLevel="h3" title="Nothing here" text="Pick something." actions={<a href="/">Home</a>} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

it('is no alarm when there is nothing to show', () => {
  const { container } = render(<EmptyState title="购物车是空的" picture={<img src="/basket.webp" alt="" />} />);
  expect(screen.getByRole('heading', { level: 2, name: '购物车是空的' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/basket.webp');
});

it('announces a failure and offers another try', async () => {
  const retry = vi.fn();
  render(<ErrorState title="That did not load" retryLabel="Try again" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('That did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

describe('ErrorState', () => {
  it('does not try again while a try is under way', async () => {
    const retry = vi.fn();
    render(<ErrorState title="没有加载成功" retryLabel="重试" onRetry={retry} busy />);
    const button = screen.getByRole('button', { name: '重试' });
    await userEvent.click(button);
    expect(retry).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['nothing to call', { retryLabel: 'Try again' }],
    ['no word for it', { onRetry: () => undefined }],
  ])('offers no try with %s', (_what, props) => {
    render(<ErrorState title="Gone" {...props} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what is safe, and shows other ways out also without a try', () => {
    render(
      <ErrorState
        title="Gone"
        text="Your order is safe."
        actions={<a href="/">Home</a>}
        icon={<svg role="img" aria-label="lost" />}
        headingLevel="h1"
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Gone' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Your order is safe.');
    expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'lost' })).toBeInTheDocument();
  });

  it('ends with what to name in a report, its own or that of the frame', () => {
    const { rerender } = render(<ErrorState title="Gone" />, {
      wrapper: ({ children }) => <ErrorReference value={() => <small>request 1</small>}>{children}</ErrorReference>,
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Gonerequest 1$/);
    rerender(<ErrorState title="Gone" reference={<small>request 2</small>} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Gonerequest 2$/);
  });

  it('shows an icon that readers do not hear', () => {
    const { container } = render(<ErrorState title="Gone" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Gone$/);
  });
});

import { expect, test, vi } from 'vitest';
import { createBus } from './events.ts';

test('every subscriber is called, until they stop', () => {
  const bus = createBus();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = bus.listen('consent:changed', first);
  bus.listen('consent:changed', second);
  bus.listen('notice:read', second);
  bus.emit('consent:changed', { isGranted: true });
  stop();
  bus.emit('consent:changed', { isGranted: false });
  expect(first.mock.calls).toEqual([[{ isGranted: true }]]);
  expect(second.mock.calls).toEqual([[{ isGranted: true }], [{ isGranted: false }]]);
});

test('a listener that throws is reported and keeps nobody else from hearing', () => {
  const report = vi.fn();
  const bus = createBus(report);
  const heard = vi.fn();
  bus.listen('notice:read', () => {
    throw new Error('mine');
  });
  bus.listen('notice:read', heard);
  bus.emit('notice:read', {});
  expect(heard).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toEqual(new Error('mine'));
});

test('who stops while an event is emitted does not confuse the others', () => {
  const bus = createBus();
  const heard = vi.fn();
  const stop = bus.listen('notice:read', () => stop());
  bus.listen('notice:read', heard);
  bus.emit('notice:read', {});
  bus.emit('notice:read', {});
  expect(heard).toHaveBeenCalledTimes(2);
});

test('two buses hear nothing of each other', () => {
  const heard = vi.fn();
  createBus().listen('notice:read', heard);
  createBus().emit('notice:read', {});
  expect(heard).not.toHaveBeenCalled();
});

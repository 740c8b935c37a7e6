import { render } from '@jishi/testing';
import { expect, it } from 'vitest';
import { EmptyObject } from './empty-object.tsx';

it('is a decoration that keeps its room', () => {
  const { container } = render(<EmptyObject name="basket" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/media/empty/basket_150.webp');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('width', '108');
  expect(picture).toHaveAttribute('height', '108');
});

import type zh from './zh.ts';

export default {
  'saved.title': 'Saved for later',
  'saved.count': '{{count}} products',
  'saved.count_one': '{{count}} product',
  'saved.hint-visitor': 'Kept on this device. When you sign in, it goes along with your account.',
  'saved.back': 'Move to cart',
  'saved.back-of': 'Move {{name}} to the cart',
  'saved.back-done': 'Back in your cart',
  'saved.no-room': 'Your cart is full. Make some room first.',
  'saved.forget-of': 'Remove {{name}} from what is saved',
  'saved.forgotten': 'Removed',
  'saved.gone': 'No longer sold',
  'saved.gone-unnamed': 'This product is no more',
  'saved.sold-out': 'Out of stock',
} satisfies Record<keyof typeof zh, string> & Record<string, string>;

import { expect, test } from 'vitest';
import { inlineQueryKeys } from './inline-query-keys.ts';
import { sourceOf } from './sources.ts';

const keys = sourceOf(
  '/part/keys.ts',
  "export const cart = ['cart'] as const; export const of = (id) => ['cart', id];",
);
const faultsOf = (text: string) => inlineQueryKeys([keys, sourceOf('/part/a.ts', text)]);

test.each([
  "useQuery({ queryKey: ['cart'], queryFn });",
  "useQuery({ queryKey: [...all, 'one'] as const });",
  "const key = ['cart'] as const; queries.cancelQueries({ queryKey: key });",
  "const keyOf = (id) => ['cart', id]; queries.removeQueries({ queryKey: keyOf('1') });",
  "const keys = { all: ['cart'] }; useQuery({ queryKey: keys.all });",
  "const keys = { one: (id) => ['cart', id] }; useQuery({ queryKey: keys.one('1') });",
  "const queryKey = ['cart']; useQuery({ queryKey });",
  "useQuery({ queryKey: isOpen ? cartQuery(api).queryKey : ['cart'] });",
  "import { cart } from './keys.ts'; useQuery({ queryKey: cart });",
  "import { of } from './keys.ts'; useQuery({ queryKey: of('1') });",
  "queries.setQueryData(['cart'], []);",
  "queries.getQueryData<Line[]>(['cart']);",
  "queries.getQueryState(['cart']);",
  'void queries.invalidateQueries({ queryKey: cartQuery(api).queryKey });',
  'queries.invalidateQueries();',
])('refuses %s', (text) => expect(faultsOf(text)).toEqual([expect.stringMatching(/^\/part\/a\.ts: /)]));

test.each([
  "import { cartQuery } from '@jishi/api/cart/queries'; useQuery(cartQuery(api));",
  "import { cartQuery } from '@jishi/api/cart/queries'; queries.setQueryData(cartQuery(api).queryKey, []);",
  "import { cartKeys } from '@jishi/api/cart/queries'; queries.cancelQueries({ queryKey: cartKeys.all });",
  "import { orderKeys } from '@jishi/api/orders/queries'; queries.removeQueries({ queryKey: orderKeys.one('1') });",
  'const { queryKey } = cartQuery(api); queries.cancelQueries({ queryKey });',
  "import { invalidate } from '@jishi/api/queries'; invalidate(queries, cartInvalidations.addToCart);",
  "useMutation({ mutationKey: ['cart', 'change'] });",
  "const steps = ['cart']; show({ steps });",
])('allows %s', (text) => expect(faultsOf(text)).toEqual([]));

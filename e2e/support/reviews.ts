import { callApi, signIn, type Tokens } from './api.ts';
import { type OwnProduct, operator, ownProduct } from './operator.ts';
import { orderByApi } from './own-cart.ts';
import { newCustomer, once } from './signed-in.ts';

/** Somebody who has received one piece of a product (at 10) and has not said yet what they think of it, and their order. */
export async function whoReceived(origin: string, product: OwnProduct): Promise<{ tokens: Tokens; orderId: number }> {
  const customer = await newCustomer(origin);
  const tokens = await signIn(customer, origin);
  await operator('users', 'balance', customer.phone, '--change', '50', '--reason', 'journey', '--yes');
  const orderId = await orderByApi(origin, tokens, product, 1, 10);
  await callApi('balancePay', { body: { id: orderId }, token: tokens.access_token, origin });
  await operator('orders', 'ship', String(orderId));
  await operator('orders', 'receive', String(orderId));
  return { tokens, orderId };
}

type Answered = { tokens: Tokens; reviewId: number };

/** A new customer with one review, which the shop has answered. */
async function whoReviewed(origin: string): Promise<Answered> {
  const product = await ownProduct('评价', { price: '10', stock: 5, nameEn: 'Reviewed' });
  const { tokens, orderId } = await whoReceived(origin, product);
  const token = tokens.access_token;
  const [line] = await callApi<{ id: number }[]>(`comment/detail/${orderId}`, { token, origin });
  const review = { id: line?.id, score: 4, details: '个头匀，没有压坏的。', resources: [], anonymity: 0 };
  await callApi(`comment/${orderId}`, { body: [review], token, origin });
  const { data } = await callApi<{ data: { comment: { id: number } }[] }>('comment/user', { token, origin });
  const reviewId = data[0]?.comment.id ?? 0;
  await operator('reviews', 'answer', String(reviewId), '谢谢支持，下次再来。');
  return { tokens, reviewId };
}

/** A new customer with one review, which the shop has answered and which can still be added to. */
export const customerWithReview = (origin: string): Promise<Tokens> =>
  once(`${origin} review`, async () => (await whoReviewed(origin)).tokens);

/** The same, once something was added. */
export const customerWithAddition = (origin: string): Promise<Tokens> =>
  once(`${origin} addition`, async () => {
    const { tokens, reviewId } = await whoReviewed(origin);
    const body = { details: '放了三天还是新鲜的。', resources: [] };
    await callApi(`comment/addition/${reviewId}`, { body, token: tokens.access_token, origin });
    return tokens;
  });

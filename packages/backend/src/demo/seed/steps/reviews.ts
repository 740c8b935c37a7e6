import { insertRows } from '../../../kernel/db/insert-rows.ts';
import { comments, orderLines, orderLocations, orders, resources } from '../../../kernel/db/schema/index.ts';
import { pictureNames, pictureUrl } from '../../../modules/pictures/names.ts';
import { loadContent } from '../../content/load.ts';
import type { ContentReview, ContentUser } from '../../content/people.ts';
import { DEMO_ACCOUNTS } from '../rows/demo-accounts.ts';
import { inHours } from '../rows/moments.ts';
import { type Location, type OrderRows, orderRows } from '../rows/order-rows.ts';
import { placeOf } from '../rows/places.ts';
import { productBySlug, type SeedContext } from '../rows/seed-context.ts';

/** Replies are numbered apart from the reviews. */
const FIRST_REPLY = 100_000;
const FIRST_ORDER = 1000;

/** The demo accounts keep a history of their own, so their reviews in the content are given to the other customers. */
function authorOf(review: ContentReview, others: ContentUser[]): ContentUser {
  const author = others.find(({ id }) => id === review.user_id);
  if (author) return author;
  const fitting = others.filter(({ lang }) => lang === review.lang);
  const pool = fitting.length > 0 ? fitting : others;
  const chosen = pool[review.id % pool.length];
  if (!chosen) throw new Error('content/users.json has nobody to write reviews.');
  return chosen;
}

function locationOf(user: ContentUser): Location | null {
  const [address] = user.addresses;
  return address ? placeOf(address) : null;
}

function reviewedOrder(context: SeedContext, review: ContentReview, user: ContentUser, reviewedAt: Date): OrderRows {
  const product = productBySlug(context, review.good);
  const variant = product.skus.find(({ id }) => id === review.variant?.sku_id) ?? product.skus[0];
  const createdAt = inHours(reviewedAt, -24 * 5);
  const received = inHours(reviewedAt, -2);
  return orderRows({
    id: FIRST_ORDER + review.id,
    userId: user.id,
    state: 'reviewed',
    createdAt,
    lang: review.lang,
    lines: [{ good: product, sku: variant, number: 1 }],
    location: product.type === 'physical' ? locationOf(user) : null,
    columns: {
      payTime: inHours(createdAt, 0.1),
      payWay: 'online',
      shippingTime: product.type === 'physical' ? inHours(createdAt, 20) : null,
      confirmTime: received,
      receivingTime: received,
      evaluateTime: reviewedAt,
      updatedAt: reviewedAt,
    },
  });
}

type CommentRow = typeof comments.$inferInsert;

function commentRows(review: ContentReview, user: ContentUser, reviewedAt: Date, { lines }: OrderRows): CommentRow[] {
  const [line] = lines;
  if (!line) return [];
  const own = { productId: line.productId, variantId: line.variantId ?? null, lang: review.lang };
  const written: CommentRow = {
    ...own,
    id: review.id,
    orderLineId: line.id ?? null,
    userId: user.id,
    details: review.body,
    isAnonymous: review.anonymous,
    score: review.score,
    createdAt: reviewedAt,
    updatedAt: reviewedAt,
  };
  if (!review.reply) return [written];
  const repliedAt = inHours(reviewedAt, review.reply_after_hours ?? 24);
  const details = review.reply[review.lang];
  const reply = { ...own, id: FIRST_REPLY + review.id, parentId: review.id, details };
  return [written, { ...reply, createdAt: repliedAt, updatedAt: repliedAt }];
}

/** Every review of the content with the order it belongs to, its pictures and the shop's reply. */
export async function seedReviews(context: SeedContext): Promise<void> {
  const { tx, now } = context;
  const others = loadContent('users').filter(({ id }) => !DEMO_ACCOUNTS.some((account) => account.id === id));
  const reviews = loadContent('reviews').filter(({ good: product }) => context.goods.has(product));
  const all = reviews.map((review) => {
    const user = authorOf(review, others);
    // Minutes apart, so that the order by time is always the same.
    const reviewedAt = inHours(now, -24 * review.days_ago - (review.id % 600) / 60);
    const order = reviewedOrder(context, review, user, reviewedAt);
    return { review, order, comments: commentRows(review, user, reviewedAt, order) };
  });
  await insertRows(
    tx,
    orders,
    all.map(({ order }) => order.order),
  );
  await insertRows(
    tx,
    orderLines,
    all.flatMap(({ order }) => order.lines),
  );
  await insertRows(
    tx,
    orderLocations,
    all.flatMap(({ order }) => order.location),
  );
  await insertRows(
    tx,
    comments,
    all.flatMap((row) => row.comments),
  );
  await insertRows(
    tx,
    resources,
    reviews.flatMap(({ id, pictures }) =>
      pictures.map((_, index) => ({
        imageId: id,
        imageType: 'comment',
        depict: `comment_${id}`,
        img: pictureUrl(pictureNames.review(id, index + 1)),
        sort: index,
      })),
    ),
  );
}

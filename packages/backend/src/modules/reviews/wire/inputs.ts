import { z } from 'zod';
import { fieldText } from '../../../kernel/error-texts/messages.ts';
import { OWN_PICTURE } from '../../../kernel/texts/own-picture.ts';
import { idValue, listBody, switchValue, textValue, wholeNumber } from '../../../kernel/wire/inputs.ts';
import { MAX_CART_LINES } from '../../cart/cart-line.ts';

const MAX_PICTURES = 4;
/** What the column holds; our client offers less. */
const MAX_DETAILS = 800;

const picture = z
  .string('param.missing')
  .max(255, 'param.missing')
  .regex(OWN_PICTURE, fieldText('field.mistake', 'img'));

const details = textValue('comment.text').pipe(
  z
    .string()
    .min(1, 'comment.text')
    .max(MAX_DETAILS, fieldText('field.max', 'review', MAX_DETAILS)),
);
const resources = z.array(picture, 'param.missing').max(MAX_PICTURES, 'param.missing').nullish();

const writtenReview = z
  .object({
    /** The order line. */
    id: idValue('comment.id'),
    score: wholeNumber('comment.score').pipe(z.int('comment.score').min(1, 'comment.score').max(5, 'comment.score')),
    details,
    resources,
    anonymity: switchValue,
  })
  .transform(({ anonymity: isAnonymous, ...review }) => ({ ...review, isAnonymous }));

/** One entry per line of the order. */
export const reviewsBody = listBody(writtenReview).refine((list) => list.length <= MAX_CART_LINES, 'param.missing');

/** What an author adds to a review. */
export const additionBody = z.object({ details, resources });

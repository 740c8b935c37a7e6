import type { Id, Language } from '../model/id.ts';
import type { Page, PageRequest } from '../model/page.ts';
import type { ShopTime } from '../model/shop-time.ts';

/** Fewest and most characters of a question or an answer, without blanks around it. */
export const MIN_QUESTION_LENGTH = 2;
export const MAX_QUESTION_LENGTH = 200;

/** What the shop, or a customer who has the product, answers. */
export type ProductAnswer = {
  readonly id: Id;
  readonly text: string;
  /** Shortened name of a buyer; `null` for the shop. */
  readonly buyer: string | null;
  readonly writtenAt: ShopTime;
};

/** A question about a product. `answers`: all, the shop's first, or only the first of them in a list. */
export type ProductQuestion = {
  readonly id: Id;
  readonly text: string;
  /** Shortened name. */
  readonly author: string;
  readonly writtenAt: ShopTime;
  readonly answers: readonly ProductAnswer[];
  readonly answerCount: number;
};

export type QuestionPage = Page<ProductQuestion>;

export type QuestionQuery = PageRequest & {
  readonly productId: Id;
  /** Questions in another language come after all others; without it all go by time. */
  readonly firstLang?: Language | undefined;
};

/** What the customer has to do with the questions of a product; `canAnswer`: they have bought and received it. */
export type OwnQuestions = {
  readonly canAnswer: boolean;
  readonly asked: readonly Id[];
  readonly answered: readonly Id[];
};

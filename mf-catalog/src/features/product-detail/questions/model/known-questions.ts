import type { OwnQuestions, ProductQuestion, QuestionPage } from '@jishi/api/products';

/** A list with a question that was asked just now: it stands first, wherever it will stand later. */
export const withAsked = (page: QuestionPage, question: ProductQuestion): QuestionPage => ({
  ...page,
  items: [question, ...page.items],
  total: page.total + 1,
});

/** A list with a newer state of one of its questions. */
export const withChanged = (page: QuestionPage, question: ProductQuestion): QuestionPage => ({
  ...page,
  items: page.items.map((known) => (known.id === question.id ? question : known)),
});

/** A list without a question; one that did not have it has one less to count all the same. */
export const withoutQuestion = (page: QuestionPage, id: string): QuestionPage => ({
  ...page,
  items: page.items.filter((known) => known.id !== id),
  total: Math.max(0, page.total - 1),
});

/** Whether somebody may answer a question now: they have the product, and have not answered it. */
export const mayAnswer = (own: OwnQuestions | undefined, id: string): boolean =>
  own?.canAnswer === true && !own.answered.includes(id);

/** Whether somebody may remove a question: it is theirs and has no answer. */
export const mayRemove = (own: OwnQuestions | undefined, { id, answerCount }: ProductQuestion): boolean =>
  answerCount === 0 && own?.asked.includes(id) === true;

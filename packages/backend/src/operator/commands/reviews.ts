import { Command } from 'commander';
import { Refused } from '../operations/refused.ts';
import { answerReview, hideReview } from '../operations/reviews/change-review.ts';
import { forgetTranslations } from '../operations/reviews/forget-translations.ts';
import { listReviews, type ReviewFilter } from '../operations/reviews/list-reviews.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readWhole } from './support/inputs.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';
import { shown, yesOrBlank } from './support/words.ts';

const MAX_WORDS = 40;
const cut = (words: string): string => (words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS - 1)}…` : words);

const listCommand = readsShop(
  withExamples(
    new Command('list')
      .description('reviews, the newest first')
      .option('--good <good>', 'only those of this good, by its key')
      .option('--score <stars>', 'only those with so many stars', readWhole(1, 5))
      .option('--unanswered', 'only those the shop has not answered')
      .option('--hidden', 'only those that are hidden')
      .option('--limit <count>', 'how many', readWhole(1, 1000), 50),
    'reviews list --unanswered --score 1',
  ),
  async ({ shop, show }, filter: ReviewFilter) => {
    const reviews = await listReviews(shop.db, filter);
    const rows = reviews.map((review) => [
      String(review.id),
      shop.times.text(review.createdAt),
      shown(review.name, 24),
      review.score,
      review.userId,
      cut(review.details),
      review.pictures.length,
      review.addition && cut(review.addition.details),
      review.answer && cut(review.answer),
      yesOrBlank(review.isHidden),
    ]);
    const head = ['id', 'written', 'good', 'stars', 'customer', 'words', 'pictures', 'added', 'answer', 'hidden'];
    show(reviews, table(head, rows));
  },
);

const id = (command: Command) => command.argument('<id>', 'as in the list', readWhole(1));

const answerCommand = changesShop(
  withExamples(
    id(
      new Command('answer').description('answer a review below it, for everybody to read; its author is told'),
    ).argument('<words>', 'what the shop says, in the language of the review; an earlier answer is replaced'),
    'reviews answer 12 "谢谢支持，下次换更厚的箱子。"',
  ),
  async (run, _: object, review: number, words: string) => {
    const isNotified = await run.change((tx) => answerReview(tx, review, words, run.shop.now()));
    run.show(
      { id: review, isTold: isNotified },
      `Review ${review} is answered${isNotified ? ', its author is told' : ''}.`,
    );
  },
);

const hideCommand = changesShop(
  withExamples(
    id(new Command('hide').description('take a review out of lists, counts and averages')).option(
      '--undo',
      'show it again',
    ),
    'reviews hide 12',
    'reviews hide 12 --undo',
  ),
  async (run, { undo = false }: { undo?: boolean }, review: number) => {
    const isChanged = await run.change((tx) => hideReview(tx, review, !undo, run.shop.now()));
    const state = undo ? 'shown' : 'hidden';
    run.show({ id: review, state, isChanged }, `Review ${review} ${isChanged ? 'is' : 'was already'} ${state}.`);
  },
);

const retranslateCommand = changesShop(
  withExamples(
    new Command('retranslate')
      .description('forget what a machine made of a review, its addition and its answer: made anew when somebody asks')
      .argument('[id]', 'as in the list', readWhole(1))
      .option('--all', 'of all reviews, such as after another service was set up'),
    'reviews retranslate 12',
    'reviews retranslate --all',
  ),
  async (run, { all = false }: { all?: boolean }, review?: number) => {
    if ((review === undefined) !== all) throw new Refused('Say which review, or --all.');
    const forgotten = await run.change((tx) => forgetTranslations(tx, review ?? null));
    run.show({ forgotten }, `${forgotten} translations are forgotten.`);
  },
);

/** `pnpm shop reviews …` */
export const reviewsCommand = groupOf(
  new Command('reviews').description('what customers say of goods: answer it, hide it'),
  listCommand,
  answerCommand,
  hideCommand,
  retranslateCommand,
);

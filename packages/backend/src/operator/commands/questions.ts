import { Command } from 'commander';
import { answerQuestion, hideWords } from '../operations/questions/change-question.ts';
import { listQuestions, type QuestionFilter, showQuestion } from '../operations/questions/list-questions.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readWhole } from './support/inputs.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';
import { yesOrBlank } from './support/words.ts';

const MAX_WORDS = 40;
const cut = (words: string): string => (words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS - 1)}…` : words);

const listCommand = readsShop(
  withExamples(
    new Command('list')
      .description('questions about goods, the newest first')
      .option('--good <good>', 'only those about this good, by its key')
      .option('--unanswered', 'only those nobody has answered')
      .option('--hidden', 'only those that are hidden')
      .option('--limit <count>', 'how many', readWhole(1, 1000), 50),
    'questions list --unanswered',
  ),
  async ({ shop, show }, filter: QuestionFilter) => {
    const questions = await listQuestions(shop.db, filter);
    const rows = questions.map(({ id, createdAt, good: product, userId, text, answers, answer, isHidden }) => [
      String(id),
      shop.times.text(createdAt),
      product,
      userId,
      cut(text),
      answers,
      answer && cut(answer),
      yesOrBlank(isHidden),
    ]);
    show(questions, table(['id', 'asked', 'good', 'customer', 'question', 'answers', 'the shop', 'hidden'], rows));
  },
);

const id = (command: Command) => command.argument('<id>', 'as in the list', readWhole(1));

const showCommand = readsShop(
  withExamples(
    id(new Command('show').description('a question with all its answers and their ids')),
    'questions show 12',
  ),
  async ({ shop, show }, _: object, question: number) => {
    const found = await showQuestion(shop.db, question);
    const rows = found.answers.map((answer) => [
      String(answer.id),
      shop.times.text(answer.createdAt),
      answer.userId ?? 'the shop',
      answer.text,
      yesOrBlank(answer.isHidden),
    ]);
    const title = `${found.text}${found.isHidden ? ' (hidden)' : ''}`;
    show(found, `${title}\n${table(['id', 'written', 'customer', 'answer', 'hidden'], rows)}`);
  },
);

const answerCommand = changesShop(
  withExamples(
    id(new Command('answer').description('answer a question below it, for everybody to read')).argument(
      '<words>',
      'what the shop says, in the language of the question; an earlier answer is replaced',
    ),
    'questions answer 12 "可以，拆开后放冰箱冷藏，三天内喝完。"',
  ),
  async (run, _: object, question: number, words: string) => {
    const isTold = await run.change((tx) => answerQuestion(tx, question, words, run.shop.now()));
    run.show({ id: question, isTold }, `Question ${question} is answered${isTold ? ', whoever asked is told' : ''}.`);
  },
);

const hideCommand = changesShop(
  withExamples(
    id(new Command('hide').description('take a question with its answers out of the page of its good'))
      .option('--answer', 'one answer instead; the id is that of the answer, as "questions show" says it')
      .option('--undo', 'show it again'),
    'questions hide 12',
    'questions hide 40 --answer',
    'questions hide 12 --undo',
  ),
  async (run, { answer = false, undo = false }: { answer?: boolean; undo?: boolean }, number: number) => {
    const what = answer ? 'answer' : 'question';
    const isChanged = await run.change((tx) => hideWords(tx, { what, id: number, isHidden: !undo }, run.shop.now()));
    const state = undo ? 'shown' : 'hidden';
    const name = answer ? 'Answer' : 'Question';
    run.show({ id: number, state, isChanged }, `${name} ${number} ${isChanged ? 'is' : 'was already'} ${state}.`);
  },
);

/** `pnpm shop questions …` */
export const questionsCommand = groupOf(
  new Command('questions').description('what customers ask about goods: answer it, hide it'),
  listCommand,
  showCommand,
  answerCommand,
  hideCommand,
);

import { Command, Option } from 'commander';
import { LANGUAGES, type Lang } from '../../../kernel/texts/languages.ts';
import { readWordSources, toShopWords } from '../../../modules/products/search-words.ts';
import { planSearch, type SearchPlan } from '../../../modules/search/plan.ts';
import { tokenQuery } from '../../../modules/search/tsquery.ts';
import { withExamples } from '../support/examples.ts';
import { readsShop } from '../support/shop-command.ts';
import { table } from '../support/table.ts';
import { yesOrBlank } from '../support/words.ts';

export const explainCommand = readsShop(
  withExamples(
    new Command('explain')
      .description('how a text is understood: words, what means the same, what it is taken for')
      .argument('<text>', 'as a customer types it')
      .addOption(
        new Option('--lang <language>', 'in which language').choices(LANGUAGES.map(({ code }) => code)).default('zh'),
      ),
    'search explain 保温杯',
    'search explain "hedphones 1.5 m" --lang en',
  ),
  async (run, { lang }: { lang: Lang }, text: string) => {
    const words = await toShopWords(await readWordSources(run.shop.db, lang));
    const typed = planSearch(text, words, { corrects: false });
    const corrected = planSearch(text, words, { corrects: true });
    const other = corrected?.corrected ? corrected : null;
    const lines = [
      typed ? rowsOf(typed) : 'There is no word in it: it is looked for in names as it stands.',
      ...(other ? [`\nWhere that finds nothing, it is taken for “${other.corrected}”:`, rowsOf(other)] : []),
    ];
    run.show({ typed, corrected: other }, lines.join('\n'));
  },
);

const rowsOf = ({ tokens }: SearchPlan): string =>
  table(
    ['word', 'says what it is', 'found by'],
    tokens.map((token) => [token.text, yesOrBlank(token.isKind), tokenQuery(token)]),
  );

import { Command, Option } from 'commander';
import { eq } from 'drizzle-orm';
import { searchSynonyms } from '../../../kernel/db/schema/index.ts';
import { LANGUAGES, type Lang } from '../../../kernel/texts/languages.ts';
import { addSynonyms, listSynonyms, readSynonymFile, removeSynonyms } from '../../operations/search/save-synonyms.ts';
import { groupOf, withExamples } from '../support/examples.ts';
import { type InputFile, readInputFile } from '../support/inputs.ts';
import { changesShop, readsShop } from '../support/shop-command.ts';

const languageOption = () =>
  new Option('--lang <language>', 'of which language').choices(LANGUAGES.map(({ code }) => code));

/** `KnownSearchWords` keeps what it read for so long. */
const WHEN = 'Searches know within two minutes.';

const listCommand = readsShop(
  withExamples(
    new Command('list').description('all rules; with --lang as a file has them').addOption(languageOption()),
    'search synonyms list',
    'search synonyms list --lang zh > synonyms.zh.txt',
  ),
  async (run, { lang }: { lang?: Lang }) => {
    const rules = await listSynonyms(run.shop.db, lang);
    const lines = rules.map((one) => (lang ? one.rule : `${one.lang}  ${one.rule}`));
    run.show(rules, lines.length > 0 ? lines.join('\n') : 'No synonyms yet.');
  },
);

const addCommand = changesShop(
  withExamples(
    new Command('add')
      .description(
        'add a rule: “a, b” for words that mean the same, “a => b, c” for words in place of a, “a ~> b” for what is like a',
      )
      .argument('<rule>', 'words between commas')
      .addOption(languageOption().makeOptionMandatory()),
    'search synonyms add "番茄, 西红柿" --lang zh',
    'search synonyms add "bag => backpack, tote" --lang en',
    'search synonyms add "rice ~> beans" --lang en',
  ),
  async (run, { lang }: { lang: Lang }, rule: string) => {
    const added = await run.change((tx) => addSynonyms(tx, lang, [rule]));
    run.show({ added }, added === 1 ? `Added. ${WHEN}` : 'This rule was there already.');
  },
);

const importCommand = changesShop(
  withExamples(
    new Command('import')
      .description('add the rules of a text file, one a line; lines that begin with # are left out')
      .argument('<file>', 'UTF-8', readInputFile)
      .addOption(languageOption().makeOptionMandatory())
      .option('--replace', 'instead of all rules of the language'),
    'search synonyms import synonyms.zh.txt --lang zh',
    'search synonyms import synonyms.en.txt --lang en --replace --yes',
  ),
  async (run, { lang, replace }: { lang: Lang; replace?: boolean }, file: InputFile) => {
    const rules = readSynonymFile(file.text);
    const added = await run.change(async (tx) => {
      if (replace) {
        const before = await listSynonyms(tx, lang);
        run.confirm(`${before.length} rules (${lang}) will be replaced by ${rules.length} of ${file.name}.`);
        await tx.delete(searchSynonyms).where(eq(searchSynonyms.lang, lang));
      }
      return addSynonyms(tx, lang, rules);
    });
    run.show({ added, of: rules.length }, `${added} of ${rules.length} rules are new. ${WHEN}`);
  },
);

const removeCommand = changesShop(
  withExamples(
    new Command('remove')
      .description('take away a rule, or all rules with a word')
      .argument('<rule>', 'as it is listed, or one word')
      .addOption(languageOption().makeOptionMandatory()),
    'search synonyms remove "番茄, 西红柿" --lang zh',
    'search synonyms remove tote --lang en',
  ),
  async (run, { lang }: { lang: Lang }, rule: string) => {
    const removed = await run.change((tx) => removeSynonyms(tx, lang, rule));
    run.show({ removed }, `Removed: ${removed.join(' · ')}. ${WHEN}`);
  },
);

/** `pnpm shop search synonyms …` */
export const synonymsCommand = groupOf(
  new Command('synonyms').description('words that mean the same to a search'),
  listCommand,
  addCommand,
  importCommand,
  removeCommand,
);

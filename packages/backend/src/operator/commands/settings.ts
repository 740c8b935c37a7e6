import { Command } from 'commander';
import { getSetting, listSettings, setSetting } from '../operations/settings/settings.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';

/** JSON, or else a plain text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const listCommand = readsShop(new Command('list').description('every setting and what it does'), async (run) => {
  const settings = await listSettings(run.shop.db);
  const rows = settings.map(({ key, value, isSet, about }) => [
    key,
    JSON.stringify(value).slice(0, 60),
    isSet ? '' : 'default',
    about,
  ]);
  run.show(settings, table(['setting', 'value', '', 'what'], rows));
});

const getCommand = readsShop(
  new Command('get').description('the value of a setting, as JSON').argument('<key>', 'its key, as in the list'),
  async (run, _: object, key: string) => {
    const setting = await getSetting(run.shop.db, key);
    run.show(setting, JSON.stringify(setting.value, null, 2));
  },
);

const setCommand = changesShop(
  new Command('set')
    .description('change a setting at once, in every process; null sets it back')
    .argument('<key>', 'its key, as in the list')
    .argument('<value>', 'JSON or a text', readValue),
  async (run, _: object, key: string, value: unknown) => {
    const setting = await run.change((tx) => setSetting(tx, key, value ?? null));
    run.show(setting, `${key} is ${JSON.stringify(setting.value)}${setting.isSet ? '' : ', the default'}.`);
  },
);

/** `pnpm shop settings …`: what an operator may change while the shop runs. */
export const settingsCommand = new Command('settings').description('settings that take effect while the shop runs');
for (const command of [listCommand, getCommand, setCommand]) settingsCommand.addCommand(command);

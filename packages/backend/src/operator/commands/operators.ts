import { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { readShopName } from '../../modules/shop-settings/shop-name.ts';
import {
  addOperator,
  confirmOperator,
  listOperators,
  removeOperator,
} from '../operations/operators/change-operators.ts';
import { giveCodeBack, proveNewcomer } from '../operations/operators/prove-operator.ts';
import { authenticatorAddress } from '../operations/operators/totp.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { table } from './support/table.ts';

const NAME = ['<name>', 'what the operator is called, such as ann'] as const;

const listCommand = readsShop(
  withExamples(
    new Command('list').description('who is asked for a code before they change something'),
    'operators list',
  ),
  async (run) => {
    const { shop } = run;
    const stateOf = ({ confirmedAt, lockedUntil }: Awaited<ReturnType<typeof listOperators>>[number]) => {
      if (confirmedAt === null) return 'not confirmed';
      return lockedUntil !== null && lockedUntil > shop.now() ? 'locked' : 'confirmed';
    };
    const listed = await listOperators(shop.db);
    const rows = listed.map((each) => [each.name, stateOf(each), shop.times.text(each.createdAt)]);
    const value = listed.map((each) => ({ name: each.name, state: stateOf(each), createdAt: each.createdAt }));
    run.show(value, table(['name', 'state', 'since'], rows));
  },
);

const addCommand = changesShop(
  withExamples(
    new Command('add')
      .description('enrol an operator: shows once what their authenticator has to know')
      .argument(...NAME),
    'operators add ann',
  ),
  async (run, _: object, name: string) => {
    const secret = await run.change((tx) => addOperator(tx, run.shop, name));
    const address = authenticatorAddress(await readShopName(run.shop.db, 'en'), name, secret);
    const next = `Then: pnpm shop operators confirm ${name} --first-code <digits>`;
    run.show({ name, address }, [renderUnicodeCompact(address), address, next].join('\n'));
  },
);

const confirmCommand = changesShop(
  withExamples(
    new Command('confirm')
      .description('show that the authenticator of a new operator works; from then on changes ask for a code')
      .argument(...NAME)
      .requiredOption('--first-code <digits>', 'what the new authenticator shows'),
    'operators confirm ann --first-code 123456',
  ),
  async (run, { firstCode }: { firstCode: string }, name: string) => {
    const proof = await proveNewcomer(run.shop, name, firstCode);
    await run.change((tx) => confirmOperator(tx, proof.id, run.shop.now()));
    if (run.isDryRun) await giveCodeBack(run.shop.db, proof);
    run.show(
      { name, state: 'confirmed' },
      `${name} is an operator. Commands that change something ask for a code now.`,
    );
  },
);

const removeCommand = changesShop(
  withExamples(
    new Command('remove').description('take an operator away').argument(...NAME),
    'operators remove ann --operator bo --code 123456 --yes',
  ),
  async (run, _: object, name: string) => {
    const { isGuarded } = await run.change(async (tx) => {
      const left = await removeOperator(tx, name);
      run.confirm(
        `${name} will be no operator.${left.isGuarded ? '' : ' Nobody is left: no command asks for a code then.'}`,
      );
      return left;
    });
    run.show({ removed: name, isGuarded }, `${name} is no operator any more.`);
  },
);

export const operatorsCommand = groupOf(
  new Command('operators').description('who may change the shop by command, with a second factor'),
  listCommand,
  addCommand,
  confirmCommand,
  removeCommand,
);

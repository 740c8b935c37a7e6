import { Command } from 'commander';
import { setAllowed, signOut } from '../../operations/users/change-user.ts';
import { userName } from '../../operations/users/find-user.ts';
import { changesShop } from '../support/shop-command.ts';

const USER = ['<user>', 'phone number, e-mail address or id'] as const;

export const forbidCommand = changesShop(
  new Command('forbid').description('forbid an account and sign it out everywhere').argument(...USER),
  async (run, _: object, reference: string) => {
    const user = await run.change(async (tx) => {
      const forbidden = await setAllowed(tx, run.shop, reference, false);
      run.confirm(`${userName(forbidden)} will be signed out and cannot sign in any more.`);
      return forbidden;
    });
    run.show({ user: user.id, account: 'forbidden' }, `${userName(user)} is forbidden and signed out.`);
  },
);

export const allowCommand = changesShop(
  new Command('allow').description('allow a forbidden account again').argument(...USER),
  async (run, _: object, reference: string) => {
    const user = await run.change((tx) => setAllowed(tx, run.shop, reference, true));
    run.show({ user: user.id, account: 'normal' }, `${userName(user)} may sign in.`);
  },
);

export const signOutCommand = changesShop(
  new Command('sign-out').description('sign a customer out on every device').argument(...USER),
  async (run, _: object, reference: string) => {
    const user = await run.change((tx) => signOut(tx, run.shop, reference));
    run.show({ user: user.id, signedOut: true }, `${userName(user)} is signed out everywhere.`);
  },
);

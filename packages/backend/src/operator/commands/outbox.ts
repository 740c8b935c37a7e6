import { Command, Option } from 'commander';
import { type MessageState, messageStates } from '../../kernel/words/shop.ts';
import { listMessages, retryGivenUp, retryMessage, showMessage } from '../operations/outbox/outbox.ts';
import { Refused } from '../operations/refused.ts';
import { readWhole } from './support/inputs.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { facts, table } from './support/table.ts';

type Filter = { state?: MessageState; to?: string; limit: number };

const listCommand = readsShop(
  new Command('list')
    .description('mails and text messages of the last 30 days, the newest first')
    .addOption(new Option('--state <state>', 'only those in this state').choices(messageStates.words))
    .option('--to <recipient>', 'only those to this number or mailbox')
    .option('--limit <count>', 'how many', readWhole(1, 1000), 50),
  async ({ shop, show }, filter: Filter) => {
    const messages = await listMessages(shop.db, filter);
    const rows = messages.map((message) => [
      String(message.id),
      shop.times.text(message.createdAt),
      message.channel,
      message.template,
      message.recipient,
      message.state,
      message.attempts,
      message.lastError?.slice(0, 80) ?? null,
    ]);
    show(messages, table(['id', 'written', 'channel', 'what', 'to', 'state', 'tries', 'last error'], rows));
  },
);

const showCommand = readsShop(
  new Command('show')
    .description('one message with its words; a code is shown in demo mode only')
    .argument('<id>', 'as in the list', readWhole(1)),
  async ({ shop, show }, _: object, id: number) => {
    const message = await showMessage(shop, id);
    const { times } = shop;
    const about = facts([
      ['message', id],
      ['to', `${message.recipient} (${message.channel})`],
      ['state', message.state],
      ['written', times.text(message.createdAt)],
      ['tries', message.attempts],
      ['next try', message.state === 'waiting' ? times.text(message.nextTryAt) : null],
      ['sent', times.textOrNull(message.sentAt)],
      ['called there', message.providerId],
      ['last error', message.lastError],
      ['subject', message.subject],
    ]);
    show(message, `${about}\n\n${message.text.trimEnd()}`);
  },
);

const retryCommand = changesShop(
  new Command('retry')
    .description('make a message due now, with fresh tries: one that waits or was given up')
    .argument('[id]', 'as in the list', readWhole(1))
    .option('--all-given-up', 'every message that was given up, codes left out'),
  async (run, { allGivenUp = false }: { allGivenUp?: boolean }, id?: number) => {
    const now = run.shop.now();
    if (id !== undefined) {
      await run.change((tx) => retryMessage(tx, now, id));
      return run.show({ retried: 1 }, `Message ${id} is due now.`);
    }
    if (!allGivenUp) throw new Refused('Say which message, or --all-given-up.');
    const retried = await run.change((tx) => retryGivenUp(tx, now));
    run.show({ retried }, `${retried} messages are due now.`);
  },
);

/** `pnpm shop outbox …` */
export const outboxCommand = new Command('outbox').description('mails and text messages: look, send again');
for (const command of [listCommand, showCommand, retryCommand]) outboxCommand.addCommand(command);

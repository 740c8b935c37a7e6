import type { Release } from '@jishi/contracts/release';
import * as z from 'zod/mini';
import { RegistryError } from '../errors/registry-error.ts';
import { errorResponse } from '../operations/error-response.ts';
import type { OperationName } from '../operations/operations.ts';
import { inputOf, isActionName } from './actions/actions.ts';
import { commandLine } from './actions/command-line.ts';
import { checkedHtml, refusedHtml } from './page/answer.ts';
import { fill, type Texts } from './texts/index.ts';

const asked = z.object({
  channel: z.string().check(z.maxLength(80)),
  /** The release somebody saw when they decided. */
  expect: z.int(),
  fields: z.record(z.string(), z.string()),
});

/** What the page is told: whether it may be done or was done, what to show, what to say in a line. */
export type ActionAnswer = { ok: boolean; html: string; told: string };

export type ActionRequest = {
  /** Changes nothing, and says what it would. */
  isCheck: boolean;
  action: string;
  body: unknown;
  texts: Texts;
  live: (channel: string) => Promise<Release | null>;
  perform: (name: OperationName, input: object) => Promise<unknown>;
};

/** Checks an action of the window, or does it. Refusals are answers too. */
export async function runAction(request: ActionRequest): Promise<{ status: number; answer: ActionAnswer }> {
  const { isCheck, action, texts } = request;
  let command: string | null = null;
  try {
    if (!isActionName(action)) throw new RegistryError('not-found', `the window has no action ${action}`);
    const body = asked.safeParse(request.body);
    if (!body.success) throw new RegistryError('invalid', 'the question is not well formed');
    const { channel, expect, fields } = body.data;
    const { operation, input } = inputOf(action, fields);
    const whole = { ...input, channel, expect, author: '-' };
    command = commandLine(action, whole);
    const live = await request.live(channel);
    const result = (await request.perform(operation, isCheck ? { ...whole, isDryRun: true } : whole)) as {
      release: Release;
      created: boolean;
      warnings: string[];
    };
    const told = result.created ? fill(texts.done, { serial: result.release.serial }) : texts.nothingToDo;
    const html = isCheck ? checkedHtml({ live, ...result, command }, texts) : '';
    return {
      status: 200,
      answer: { ok: result.created || !isCheck, html, told: isCheck ? '' : [told, ...result.warnings].join(' ') },
    };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const html = refusedHtml(error, command, texts);
    return {
      status: errorResponse(error).status,
      answer: { ok: false, html, told: `${texts.refused}: ${error.message}` },
    };
  }
}

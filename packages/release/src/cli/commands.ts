import type { Command } from 'commander';
import type { Terminal } from './context.ts';

type AddCommand = (program: Command, terminal: Terminal) => void;

/** Every command by name, in the order of the help. Only the one that is called is loaded. */
export const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  publish: async () => (await import('./publish.ts')).addPublishCommand,
  versions: async () => (await import('./versions.ts')).addVersionsCommand,
  deprecate: async () => (await import('./deprecate.ts')).addDeprecateCommand,
  check: async () => (await import('./check.ts')).addCheckCommand,
  pin: async () => (await import('./pin.ts')).addPinCommand,
  approve: async () => (await import('./approvals.ts')).addApproveCommand,
  approvals: async () => (await import('./approvals.ts')).addApprovalsCommand,
  cancel: async () => (await import('./planned.ts')).addCancelCommand,
  due: async () => (await import('./planned.ts')).addDueCommand,
  promote: async () => (await import('./promote.ts')).addPromoteCommand,
  preview: async () => (await import('./preview.ts')).addPreviewCommand,
  pictures: async () => (await import('./pictures.ts')).addPicturesCommand,
  rollback: async () => (await import('./rollback.ts')).addRollbackCommand,
  share: async () => (await import('./rollout.ts')).addShareCommand,
  finish: async () => (await import('./rollout.ts')).addFinishCommand,
  judge: async () => (await import('./judge.ts')).addJudgeCommand,
  abort: async () => (await import('./rollout.ts')).addAbortCommand,
  ban: async () => (await import('./ban.ts')).addBanCommand,
  freeze: async () => (await import('./freeze.ts')).addFreezeCommand,
  unfreeze: async () => (await import('./freeze.ts')).addUnfreezeCommand,
  status: async () => (await import('./status.ts')).addStatusCommand,
  repair: async () => (await import('./repair.ts')).addRepairCommand,
  show: async () => (await import('./show.ts')).addShowCommand,
  history: async () => (await import('./history.ts')).addHistoryCommand,
  diff: async () => (await import('./diff.ts')).addDiffCommand,
  changelog: async () => (await import('./changelog.ts')).addChangelogCommand,
  why: async () => (await import('./why.ts')).addWhyCommand,
  at: async () => (await import('./at.ts')).addAtCommand,
  trace: async () => (await import('./trace.ts')).addTraceCommand,
  errors: async () => (await import('./errors.ts')).addErrorsCommand,
  verify: async () => (await import('./verify.ts')).addVerifyCommand,
  gc: async () => (await import('./gc.ts')).addGcCommand,
  keys: async () => (await import('./keys.ts')).addKeysCommand,
  serve: async () => (await import('./serve.ts')).addServeCommand,
  types: async () => (await import('./types.ts')).addTypesCommand,
  completion: async () => (await import('./completion.ts')).addCompletionCommand,
};

/** Other names of commands. */
const aliases: Readonly<Record<string, string>> = { list: 'history', complete: 'completion' };

/** Adds the named command, or all of them when it is none: for the help and for what is misspelt. */
export async function addCommands(program: Command, terminal: Terminal, name: string | undefined): Promise<void> {
  const named = commands[aliases[name ?? ''] ?? name ?? ''];
  for (const load of named ? [named] : Object.values(commands)) (await load())(program, terminal);
}

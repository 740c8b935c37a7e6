import { parseArgs } from 'node:util';
import { planRemote } from './src/new-remote/plan-remote.ts';
import { writeRemote } from './src/new-remote/write-remote.ts';
import { root } from './src/root.ts';
import { runScript } from './src/script-error.ts';

const help = `pnpm new-remote <name> --owner <team> --path </path>: begins a remote of its own.

  <name>     small words with hyphens: gift-cards makes the folder mf-gift-cards
  --owner    the team that answers for it, as releases show it
  --path     address of its page, without a language: /gift-cards, /gift-cards/:id?

Writes mf-<name>/ with a page, a fragment and its contract, texts in both languages, tests; nothing outside of it.

  $ pnpm new-remote gift-cards --owner "Gift cards" --path /gift-cards`;

await runScript(async () => {
  const { positionals, values } = readArguments();
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [name, ...more] = positionals;
  const { owner, path } = values;
  if (name === undefined || owner === undefined || path === undefined) {
    const given = { '<name>': name, '--owner': owner, '--path': path };
    const missing = Object.entries(given).flatMap(([what, value]) => (value === undefined ? [what] : []));
    return calledWrongly(`missing: ${missing.join(', ')}`);
  }
  if (more.length > 0) return calledWrongly(`one name, not ${positionals.length}: ${positionals.join(', ')}`);
  const remote = await planRemote(root, name, owner, path);
  const files = await writeRemote(root, remote);
  console.log(`${remote.part}/ is there:\n${files.map((file) => `  ${file}`).join('\n')}\n\n${nextSteps(remote.part)}`);
  return 0;
});

function calledWrongly(why: string): number {
  console.error(`${why}\n\n${help}`);
  return 2;
}

/** Unknown options are a wrong call, not a fault of the script. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { owner: { type: 'string' }, path: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    process.exit(calledWrongly(error instanceof Error ? error.message : String(error)));
  }
}

function nextSteps(part: string): string {
  return `Next:
  pnpm install                                links the packages and notes the remote in pnpm-lock.yaml
  pnpm dev ${part.padEnd(35)}edit and see it in the shop, or make it live by hand:
  pnpm --filter @jishi/${part} build
  pnpm release publish ${part}
  pnpm release pin ${part}@latest --reason "…"

docs/teams.md tells the rest.`;
}

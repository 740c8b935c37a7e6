import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

export type ServerFile = {
  path: string;
  /** `sha384-<base64>` of its bytes. */
  hash: string;
  /** Stands in stack traces. */
  title: string;
  /** Modules it may require, beside Node's own. */
  shared: Readonly<Record<string, unknown>>;
};

type CommonJs = (
  exports: unknown,
  module: { exports: unknown },
  require: (request: string) => unknown,
  filename: string,
  dirname: string,
) => void;

const requireBuiltin = createRequire(import.meta.url);

/** Compiles and runs one CommonJS server file. Its bytes are checked first: what is not listed never runs. */
export function compileServerFile({ path, hash, title, shared }: ServerFile): Record<string, unknown> {
  const bytes = readFileSync(path);
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== hash) {
    throw new Error(`${title} is not what was published: its hash is not ${hash}`);
  }
  const code = compileFunction(bytes.toString('utf8'), ['exports', 'module', 'require', '__filename', '__dirname'], {
    filename: title,
  }) as CommonJs;
  const module = { exports: {} as unknown };
  code.call(module.exports, module.exports, module, requireFor(title, shared), title, '.');
  return module.exports as Record<string, unknown>;
}

function requireFor(title: string, shared: Readonly<Record<string, unknown>>) {
  return (request: string): unknown => {
    if (Object.hasOwn(shared, request)) return shared[request];
    if (isBuiltin(request)) return requireBuiltin(request);
    throw new Error(`${title} requires ${request}, which the shell does not share`);
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const settings = ['packages/web/src/config/config.ts', 'packages/backend/src/kernel/config/config.ts'].flatMap(
  (file) => read(file).match(/^ {2}(SHOP_[A-Z_]+|DATABASE_URL|REDIS_URL|FILES_URL)(?=:)/gm) ?? [],
);

test.each([...new Set(settings.map((name) => name.trim()))])('%s is in README.md and in .env.example', (name) => {
  const listed = read('README.md').match(/^- (?:`[A-Z_…]+`, )*`[A-Z_]+`/gm) ?? [];
  expect(listed.some((names) => names.includes(`\`${name}\``))).toBe(true);
  expect(Object.keys(parseEnv(read('.env.example')))).toContain(name);
});

const quoted = /(?<=')SHOP_[A-Z_]+(?=')/g;
const providers: [document: string, names: Set<string>][] = [
  ['docs/payments.md', new Set(read('packages/backend/src/kernel/config/payment-settings.ts').match(quoted))],
  ['docs/messages.md', new Set(read('packages/backend/src/kernel/config/message-settings.ts').match(quoted))],
];

test.each(providers)('%s has every setting of its providers, and so has .env.example', (document, names) => {
  expect(names.size).toBeGreaterThan(3);
  for (const name of names) {
    expect(read(document)).toContain(`\`${name}\``);
    expect(Object.keys(parseEnv(read('.env.example')))).toContain(name);
  }
});

test('there are settings', () => expect(settings.length).toBeGreaterThan(10));

import { openRegistry } from '../registry/registry.ts';
import { keysFromSettings } from '../trust/key-settings.ts';

/*
 * A process of its own that writes to a registry: node writer.ts <registry> <data folder> <task>
 * Tasks are `pin <part@version>…` (all at the same time) and `churn <build>…` (publishes and pins until it is ended).
 * It prints a line for each release.
 */
const [location = '', dataFolder = '', task, ...items] = process.argv.slice(2);
const registry = openRegistry(location, keysFromSettings({}, { dataFolder, base: dataFolder, isDemo: true }));

async function pin(part: string, version: string): Promise<void> {
  const reason = `pin ${part}@${version}`;
  const { release } = await registry.pin({
    channel: 'live',
    author: `${process.pid}`,
    reason,
    parts: { [part]: version },
  });
  console.log(release.serial);
}

if (task === 'pin') {
  await Promise.all(items.map((item) => pin(...(item.split('@') as [string, string]))));
} else {
  for (let index = 0; ; index += 1) {
    const { part, version } = await registry.publish(items[index % items.length] ?? '');
    await pin(part, version);
  }
}

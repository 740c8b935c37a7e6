import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../testing/index.ts';
import { anOperator } from './testing/operator.ts';

describeInTurn('shop invariants', (shop) => {
  const run = (...args: string[]) => anOperator(shop())('invariants', ...args);

  it('says that all nine hold, or what does not, and ends with 1 then', async () => {
    const fine = await run();
    expect(fine).toMatchObject({ exitCode: 0, err: '' });
    expect(fine.out.split('\n')).toHaveLength(10);
    const { id } = await shop().aCustomer();
    await shop().db.update(users).set({ money: 100 }).where(eq(users.id, id));
    const broken = await run();
    expect(broken).toMatchObject({ exitCode: 1, err: expect.stringContaining('do not agree') });
    expect(broken.out).toContain(`"userId":${id}`);
    const { out, exitCode } = await run('--json');
    expect(exitCode).toBe(1);
    const [found] = JSON.parse(out).filter(({ violations }: { violations: unknown[] }) => violations.length > 0);
    expect(found).toMatchObject({ number: 5, violations: [{ facts: { userId: id, balance: 100, ledger: 0 } }] });
  });
});

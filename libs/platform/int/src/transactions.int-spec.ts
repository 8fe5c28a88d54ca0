import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { Database, DatabaseModule, Transactions } from '@crewcall/platform-database';

class CreateNotes1700000000000 {
  up = (runner: { query(sql: string): Promise<unknown> }) => runner.query('CREATE TABLE notes (text text PRIMARY KEY)');
  down = (runner: { query(sql: string): Promise<unknown> }) => runner.query('DROP TABLE notes');
}

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig]),
    ObservabilityModule.forRoot({ service: 'notes' }),
    DatabaseModule.forRoot({ entities: [], migrations: [CreateNotes1700000000000] }),
  ],
})
class NotesModule {}

describe('a transaction that travels with the call', () => {
  let service: TestService;
  let transactions: Transactions;
  const write = (text: string) => service.get(Database).query('INSERT INTO notes VALUES ($1)', [text]);
  const texts = async () =>
    (await service.rows<{ text: string }>('SELECT text FROM notes ORDER BY text')).map(({ text }) => text);

  beforeAll(async () => {
    service = await startTestService({ module: NotesModule, name: 'notes' });
    transactions = service.get(Transactions);
  });
  beforeEach(() => service.rows('DELETE FROM notes'));
  afterAll(() => service.stop());

  it('undoes everything below it when something throws', async () => {
    const failing = transactions.run(async () => {
      await write('outer');
      await transactions.run(() => write('inner'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await texts()).toEqual([]);
  });

  it('keeps transactions of parallel calls apart', async () => {
    const results = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((text) =>
        transactions.run(async () => {
          await write(text);
          if (text === 'c') throw new Error('no');
        }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await texts()).toEqual(['a', 'b', 'd']);
  });

  it('is repeated when Postgres ended it for the sake of another, and nothing is lost [Q65]', async () => {
    await write('one');
    await write('two');
    const touch = (text: string) => service.get(Database).query(`UPDATE notes SET text = text WHERE text = $1`, [text]);
    let met = 0;
    let begin = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => (begin = resolve));
    let runs = 0;
    const inOrder = (first: string, second: string, own: string) =>
      transactions.runRepeatable(async () => {
        runs += 1;
        await touch(first);
        met += 1;
        if (met === 2) begin();
        await bothHold;
        await touch(second);
        await write(own);
      });
    await Promise.all([inOrder('one', 'two', 'a'), inOrder('two', 'one', 'b')]);
    // Two and one more: or two more, where the one that was ended comes back before the other has been woken.
    expect([3, 4]).toContain(runs);
    expect(await texts()).toEqual(['a', 'b', 'one', 'two']);
    let conflicts = 0;
    const always = transactions.runRepeatable(async () => {
      conflicts += 1;
      throw Object.assign(new Error('could not serialize'), { code: '40001' });
    });
    await expect(always).rejects.toThrow('could not serialize');
    expect(conflicts).toBe(3);
  });

  it('repeats the outermost of several where one inside may be repeated, and no other', async () => {
    let runs = 0;
    const inside = async (repeatable: boolean) => {
      runs += 1;
      await write(`run ${runs}`);
      const fails = async () => {
        if (runs % 2) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      };
      await (repeatable ? transactions.runRepeatable(fails) : transactions.run(fails));
    };
    await transactions.run(() => inside(true));
    expect([runs, await texts()]).toEqual([2, ['run 2']]);
    await expect(transactions.run(() => inside(false))).rejects.toThrow('deadlock detected');
    expect(runs).toBe(3);
  });

  it('runs hooks after the commit, outside it, and never when it failed', async () => {
    const seen: string[] = [];
    await transactions.run(async () => {
      await write('kept');
      transactions.afterCommit(async () => {
        await write('by the hook');
        seen.push(...(await texts()));
      });
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['by the hook', 'kept']);
    await transactions
      .run(async () => {
        transactions.afterCommit(() => void seen.push('never'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(seen).not.toContain('never');
  });

  it('ends with its last statements, and with nothing when one of them fails', async () => {
    const ending = (...last: string[]) =>
      transactions.run(async () => {
        for (const text of last) {
          transactions.endWith<{ text: string }>(
            () => ({ sql: 'INSERT INTO notes VALUES ($1) RETURNING text', parameters: [text] }),
            { onRows: (rows) => void told.push(...rows.map((row) => row.text)) },
          );
        }
        await write('first');
      });
    const told: string[] = [];
    await ending('last', 'very last');
    expect(told).toEqual(['last', 'very last']);
    await service.rows('DELETE FROM notes');
    await expect(ending('new', 'first')).rejects.toThrow('duplicate key');
    expect(await texts()).toEqual([]);
    await write('the connection is sound');
    expect(await texts()).toEqual(['the connection is sound']);
  });

  it('says what the failure of its last statement means', async () => {
    await write('there');
    const meeting = transactions.run(async () => {
      transactions.endWith(() => ({ sql: 'INSERT INTO notes VALUES ($1)', parameters: ['there'] }), {
        failure: (error) => new Error(`met ${(error as { constraint?: string }).constraint}`),
      });
      await write('lost');
    });
    await expect(meeting).rejects.toThrow('met notes_pkey');
    expect(await texts()).toEqual(['there']);
  });

  it('does not pass for done when a failed statement was passed over', async () => {
    const passingOver = transactions.run(async () => {
      await write('lost');
      await write('lost').catch(() => undefined);
    });
    await expect(passingOver).rejects.toThrow('current transaction is aborted');
    expect(await texts()).toEqual([]);
  });

  it('says so when something needs a transaction and has none', () => {
    expect(() => transactions.require()).toThrow('inside Transactions.run');
  });
});

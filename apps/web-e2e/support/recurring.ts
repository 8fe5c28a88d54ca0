import { inDatabase } from './databases.js';

/** What recurs in a service is due now, so that no journey waits for the end of its interval; its process looks every few seconds. */
export const makeDue = (database: string, task: string): Promise<void> =>
  inDatabase(database, async (client) => {
    const { rowCount } = await client.query('UPDATE task_schedules SET next_at = now() WHERE name = $1', [task]);
    if (rowCount !== 1) throw new Error(`${database} has no schedule of ${task}`);
  });

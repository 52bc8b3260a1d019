import { expect, onTestFinished, test } from 'vitest';
import { aNewDevice } from '../../testing/savedRounds';
import { DatabaseConnection } from './DatabaseConnection';
import { DatabaseError } from './openDatabase';

test('reading that the browser ends throws once, and leaves no rejection that nobody handles', async () => {
  aNewDevice();
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => {
    process.off('unhandledRejection', note);
  });
  const connection = new DatabaseConnection();
  const reading = connection.read(['rounds'], (tx) => {
    const counting = tx.objectStore('rounds').count();
    tx.abort();
    return counting;
  });
  await expect(reading).rejects.toBeInstanceOf(DatabaseError);
  // They are reported by then.
  expect(await connection.read(['rounds'], (tx) => tx.objectStore('rounds').count())).toBe(0);
  expect(unhandled).toEqual([]);
});

/**
 * Waits until the condition holds: `check` is asked again until it neither throws nor answers undefined or false.
 * @throws the last failure, once `withinMs` have passed
 */
export async function eventually<T>(check: () => Promise<T> | T, withinMs = 60_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  let last: unknown = new Error('The condition never held');
  do {
    try {
      const value = await check();
      if (value !== undefined && value !== false && value !== null) return value as NonNullable<T>;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setImmediate(() => setTimeout(resolve, 20)));
  } while (Date.now() < deadline);
  throw last;
}

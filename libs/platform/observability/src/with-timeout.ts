/** The outcome of `work`, or a rejection with `late()` when it has none by then. `work` itself goes on; its late failure is dropped. */
export async function withTimeout<T>(work: Promise<T>, withinMs: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), withinMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Answers whether the change was made. */
export type Attempt = () => Promise<boolean>;
/** What is changed, how, and the names of the events of jobs that this publishes, each as often as it stands here. */
export type Change = [what: string, prepare: () => Promise<Attempt>, events: readonly string[]];

export const asked = (request: () => Promise<{ status: number; body: unknown }>): Attempt => {
  return async () => {
    const { status, body } = await request();
    if (status < 300) return true;
    if (status === 500) return false;
    throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  };
};
/** What is not a request: that it was refused is all that is known. */
export const done = (work: () => Promise<unknown>): Attempt => {
  return () =>
    work().then(
      () => true,
      () => false,
    );
};

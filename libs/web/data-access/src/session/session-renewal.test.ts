import { renewSessionBy, whenRenewedAnywhere } from './session-renewal';

it('waits a moment for what another tab may bring, and for what is under way here as long as it takes [R224]', async () => {
  jest.useFakeTimers();
  const over: string[] = [];
  void whenRenewedAnywhere().then(() => over.push('elsewhere'));
  await jest.advanceTimersByTimeAsync(999);
  expect(over).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toEqual(['elsewhere']);
  let arrive: () => void = () => undefined;
  renewSessionBy(new Promise<void>((resolve) => (arrive = resolve)));
  void whenRenewedAnywhere().then(() => over.push('here'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(over).toEqual(['elsewhere']);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(over).toEqual(['elsewhere', 'here']);
  jest.useRealTimers();
});

import { planFrom } from './plan-values';

it('plans calls and roles on a plain http address as well, where browsers make no UUID', () => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  const start = { title: 'Rigger', positions: '2', day: '2026-11-26', days: 2, times: null, rate: null };
  const { calls, roles } = planFrom(start);
  expect(new Set([...calls, ...roles].map(({ key }) => key)).size).toBe(3);
});

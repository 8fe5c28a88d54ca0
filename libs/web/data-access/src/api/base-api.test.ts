import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { makeStore } from '../store/make-store';
import { baseApi } from './base-api';

const asked: string[] = [];
const server = setupServer(
  http.all(`${location.origin}/api/thing`, ({ request }) => {
    asked.push(request.method);
    return HttpResponse.json(1);
  }),
);
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ thing: build.query<unknown, string>({ query: (address) => address }) }),
});
const carriers = ['nextTick', 'queueMicrotask', 'setImmediate', 'requestAnimationFrame', 'performance'] as const;

beforeAll(() => server.listen());
beforeEach(() => {
  asked.length = 0;
  jest.useFakeTimers({ doNotFake: [...carriers] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

describe('an answer', () => {
  const read = (store: ReturnType<typeof makeStore>) => store.dispatch(api.endpoints.thing.initiate('/api/thing'));

  it('is had by a GET when only its address is given, and asked for once by all who show it [R063]', async () => {
    const store = makeStore();
    await read(store);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(600_000);
    const { data } = await read(store);
    expect([data, asked]).toEqual([1, ['GET']]);
  });

  it('is kept for 30 minutes after nothing shows it any more [R063]', async () => {
    const store = makeStore();
    const reader = read(store);
    await reader;
    const isKept = (): boolean => Object.keys(store.getState().api.queries).length > 0;
    reader.unsubscribe();
    await jest.advanceTimersByTimeAsync(1_790_000);
    expect(isKept()).toBe(true);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(isKept()).toBe(false);
  });
});

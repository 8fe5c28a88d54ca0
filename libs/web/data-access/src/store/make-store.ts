import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import type { ApiTimings } from '../api/base-query';
import { sessionSlice } from '../session/session.slice';
import { toastSlice } from '../toasts/toast.slice';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
});

/** The development checks may take their time: the cache holds whole lists. */
const slowly = { warnAfter: 500 };

type ApiState = ReturnType<typeof baseApi.reducer>;

/** What a page was drawn from on the server, so that its first rendering in the browser is the same. */
export type ApiCache = Pick<ApiState, 'queries' | 'provided'>;

interface StoreOptions {
  api?: ApiTimings;
  cache?: ApiCache;
}

/** A new store, reading the stored session. Server state lives in the API's cache; the slices are true client state. */
export function makeStore(options: StoreOptions = {}) {
  return configureStore({
    reducer,
    // Its other parts begin as they always do.
    preloadedState: options.cache && { [baseApi.reducerPath]: options.cache as ApiState },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { api: options.api } },
        immutableCheck: slowly,
        serializableCheck: slowly,
      }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<typeof reducer>;
export type AppDispatch = AppStore['dispatch'];

import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import type { ApiTimings } from '../api/base-query';
import type { ServerVisit } from '../api/request';
import { sessionSlice } from '../session/session.slice';
import { toastSlice } from '../toasts/toast.slice';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
});

/** The development checks may take their time: the cache holds whole lists. */
const slowly = { warnAfter: 500 };

interface StoreOptions {
  api?: ApiTimings;
  /** On the web server, for one request. */
  server?: ServerVisit;
}

/** A new store, reading the stored session. Server state lives in the API's cache; the slices are true client state. */
export function makeStore(options: StoreOptions = {}) {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { api: options.api, server: options.server } },
        immutableCheck: slowly,
        serializableCheck: slowly,
      }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<typeof reducer>;
export type AppDispatch = AppStore['dispatch'];

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

/** A new store, reading the stored session. Server state lives in the API's cache; the slices are true client state. */
export function makeStore(options: { api?: ApiTimings } = {}) {
  return configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: options.api } } }).concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<typeof reducer>;
export type AppDispatch = AppStore['dispatch'];

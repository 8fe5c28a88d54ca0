import { type AppStore, isApiFailure, showToast } from '@crewcall/web-data-access';
import { callSheetsApi } from '../api/call-sheets.api';
import { isOutOfReach } from './send-or-keep';
import { dropTap, keptTaps, whileSending } from './taps.storage';

/** Sends what waited for a signal, each once and in its order. False while there is none. */
export const sendKeptTaps = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<boolean> =>
  whileSending(async () => {
    for (const tap of await keptTaps()) {
      const { error } = await dispatch(callSheetsApi.endpoints.sendTap.initiate(tap));
      if (error && (!isApiFailure(error) || isOutOfReach(error) || error.status === 401)) return false;
      await dropTap(tap.key);
      if (error)
        dispatch(
          showToast({ tone: 'bad', title: 'What you tapped without a signal came too late', text: error.message }),
        );
    }
    dispatch(callSheetsApi.util.invalidateTags(['CallSheet']));
    return true;
  });
